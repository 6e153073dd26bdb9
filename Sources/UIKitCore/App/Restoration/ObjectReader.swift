import Foundation

/// Restores the values that an ``ObjectWriter`` encoded.
@MainActor struct ObjectReader {
    /// The restored controllers by path.
    let controllers: [[String]: UIViewController]

    /// Returns the decoded values. Omits values that are no longer available.
    func values(_ saved: [String: Any]) -> [String: Any] {
        saved.compactMapValues { NSUserActivity.decodedValue($0, other: decodedObject) }
    }

    /// Returns the object that a dictionary's entry represents, and `.some(nil)` if the object is no longer available.
    /// Returns `nil` if the entry does not represent an object.
    private func decodedObject(_ key: String, _ saved: Any) -> Any?? {
        switch (key, saved) {
        case (ObjectWriter.controllerKey, let path as [String]): .some(controllers[path])
        case (ObjectWriter.identifierKey, let text as String): .some(UUID(uuidString: text))
        case (ObjectWriter.indexPathKey, let numbers as [Int]): IndexPath(indexes: numbers)
        case (ObjectWriter.objectKey, let parts as [String: Any]): .some(object(parts))
        default: nil
        }
    }

    private func object(_ saved: [String: Any]) -> Any? {
        guard let name = saved["class"] as? String, let type = _typeByName(name) as? any (NSObject & NSCoding).Type else { return nil }
        return type.init(coder: StateCoder(values(saved["values"] as? [String: Any] ?? [:])))
    }
}
