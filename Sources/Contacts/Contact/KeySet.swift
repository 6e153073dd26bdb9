import Foundation

/// The keys of several properties.
final class KeySet: NSObject, CNKeyDescriptor {
    let keys: Set<String>

    init(_ keys: Set<String>) {
        self.keys = keys
    }
}
