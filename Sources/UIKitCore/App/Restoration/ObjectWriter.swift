import Foundation

/// Makes property lists of what was encoded, also of objects that are `NSCoding`.
///
/// Foundation's archives are not asked: they end the program at the first object inside of another that they cannot hold.
@MainActor final class ObjectWriter {
    static let controllerKey = "caret.controller"
    static let identifierKey = "caret.uuid"
    static let placeKey = "caret.indexPath"
    static let objectKey = "caret.object"
    /// The objects that are being written down, from the outermost one.
    private var open: [AnyObject] = []

    /// What is written down in a coder, without what cannot be kept, which is reported.
    ///
    /// - Parameter path: of an object, where it is found again, if it is one that is kept elsewhere.
    func values(_ body: (StateCoder) -> Void, path: (Any) -> [String]?) -> [String: Any] {
        let coder = StateCoder()
        body(coder)
        var result: [String: Any] = [:]
        for (key, value) in coder.values {
            result[key] = NSUserActivity.plain(value) { other($0, path) }
            if result[key] == nil {
                Diagnostics.report(
                    "restoration.value",
                    "\(key) is a \(type(of: value)), which cannot be kept. Use texts, numbers, Bool, Date, Data, URL, UUID, IndexPath, "
                        + "controllers with a restorationIdentifier, classes of your own that are NSCoding, and arrays and dictionaries of "
                        + "these.")
            }
        }
        return result
    }

    private func other(_ value: Any, _ path: (Any) -> [String]?) -> Any? {
        if let value = value as? UUID { return [Self.identifierKey: value.uuidString] }
        if let value = value as? IndexPath { return [Self.placeKey: Array(value)] }
        if value is UIViewController { return path(value).map { [Self.controllerKey: $0] } }
        guard let object = value as? any NSObject & NSCoding, Self.isOwn(object), let name = _mangledTypeName(type(of: object)),
            !open.contains(where: { $0 === object })
        else { return nil }
        open.append(object)
        defer { open.removeLast() }
        return [Self.objectKey: ["class": name, "values": values(object.encode, path: path)]]
    }

    /// Whether an object is neither Foundation's nor built on one of those, which write what only its archives understand.
    private static func isOwn(_ object: NSObject) -> Bool {
        sequence(first: Mirror(reflecting: object), next: \.superclassMirror)
            .allSatisfy { $0.subjectType == NSObject.self || !String(reflecting: $0.subjectType).hasPrefix("Foundation.") }
    }
}
