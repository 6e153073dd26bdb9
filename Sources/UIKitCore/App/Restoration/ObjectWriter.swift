import Foundation

/// Encodes values as property lists, including objects that conform to `NSCoding`.
///
/// Foundation's archiver is not used, because it terminates the program at the first nested object that it cannot
/// encode.
@MainActor final class ObjectWriter {
    static let controllerKey = "caret.controller"
    static let identifierKey = "caret.uuid"
    static let indexPathKey = "caret.indexPath"
    static let objectKey = "caret.object"
    /// The nested objects that are being encoded, the outermost first.
    private var objectsBeingEncoded: [AnyObject] = []

    /// Returns the values that `body` encodes, as a property list. Values that cannot be represented are reported and
    /// omitted.
    ///
    /// - Parameter path: Returns the restoration path of a controller, which is saved in place of the controller;
    ///   `nil` for other values.
    func values(_ body: (StateCoder) -> Void, path: (Any) -> [String]?) -> [String: Any] {
        let coder = StateCoder()
        body(coder)
        var result: [String: Any] = [:]
        for (key, value) in coder.values {
            result[key] = NSUserActivity.propertyListValue(value) { representation($0, path) }
            if result[key] == nil {
                Diagnostics.report(
                    "restoration.value",
                    "\(key) is a \(type(of: value)), which cannot be saved. Use texts, numbers, Bool, Date, Data, URL, UUID, IndexPath, "
                        + "controllers with a restorationIdentifier, classes of your own that are NSCoding, and arrays and dictionaries of "
                        + "these.")
            }
        }
        return result
    }

    private func representation(_ value: Any, _ path: (Any) -> [String]?) -> Any? {
        if let value = value as? UUID { return [Self.identifierKey: value.uuidString] }
        if let value = value as? IndexPath { return [Self.indexPathKey: Array(value)] }
        if value is UIViewController { return path(value).map { [Self.controllerKey: $0] } }
        guard let object = value as? any NSObject & NSCoding, Self.isAppObject(object), let name = _mangledTypeName(type(of: object)),
            !objectsBeingEncoded.contains(where: { $0 === object })
        else { return nil }
        objectsBeingEncoded.append(object)
        defer { objectsBeingEncoded.removeLast() }
        return [Self.objectKey: ["class": name, "values": values(object.encode, path: path)]]
    }

    /// Returns whether an object's class is not a Foundation class or a subclass of one. Foundation classes encode
    /// data that only Foundation's archiver can process.
    private static func isAppObject(_ object: NSObject) -> Bool {
        sequence(first: Mirror(reflecting: object), next: \.superclassMirror)
            .allSatisfy { $0.subjectType == NSObject.self || !String(reflecting: $0.subjectType).hasPrefix("Foundation.") }
    }
}
