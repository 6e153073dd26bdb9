internal import Foundation
internal import SystemServices

/// A reference that outlasts the app: four characters for the class, and the identifier of the item.
struct PersistentReference {
    let kind: KeychainItem.Kind
    let id: UUID

    init(_ item: KeychainItem) {
        kind = item.kind
        id = item.id
    }

    /// - Returns: `nil` if the data is no reference.
    init?(_ data: Data) {
        guard data.count == 20, let kind = KeychainItem.Kind(rawValue: String(decoding: data.prefix(4), as: UTF8.self)) else {
            return nil
        }
        self.kind = kind
        let bytes = Array(data.suffix(16))
        id = bytes.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
    }

    var data: Data { Data(kind.rawValue.utf8) + withUnsafeBytes(of: id.uuid) { Data($0) } }
}
