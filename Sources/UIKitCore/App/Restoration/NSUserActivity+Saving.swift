import Foundation

extension NSUserActivity {
    private static let urlKey = "caret.url"

    /// Returns the activity as a property list.
    ///
    /// - Parameter report: Called with the key and the type of each value that a property list cannot contain.
    func saved(_ report: (String, Any.Type) -> Void) -> [String: Any] {
        var result: [String: Any] = ["type": activityType]
        result["title"] = title
        result["page"] = webpageURL?.absoluteString
        result["target"] = targetContentIdentifier
        var values: [String: Any] = [:]
        for (key, value) in userInfo ?? [:] {
            guard let name = key.base as? String, let savedValue = Self.propertyListValue(value) else {
                report("\(key.base)", type(of: value))
                continue
            }
            values[name] = savedValue
        }
        if userInfo != nil { result["values"] = values }
        return result
    }

    /// Creates an activity from a property list; `nil` if the list does not contain an activity.
    convenience init?(saved: [String: Any]) {
        guard let type = saved["type"] as? String, !type.isEmpty else { return nil }
        self.init(activityType: type)
        title = saved["title"] as? String
        webpageURL = (saved["page"] as? String).flatMap(URL.init(string:))
        targetContentIdentifier = saved["target"] as? String
        guard let values = saved["values"] as? [String: Any] else { return }
        userInfo = Dictionary(
            uniqueKeysWithValues: values.compactMapValues { Self.decodedValue($0) }.map { (AnyHashable($0.key), $0.value) })
    }

    /// Returns a value as part of a property list; `nil` if the value cannot be represented.
    ///
    /// - Parameter other: Converts values of other types.
    static func propertyListValue(_ value: Any, other: (Any) -> Any? = { _ in nil }) -> Any? {
        switch value {
        case let value as Bool where type(of: value) == Bool.self: return value
        case let value as String: return value
        case let value as Date: return value
        case let value as Data: return value
        case let value as any BinaryInteger: return Int(exactly: value)
        case let value as any BinaryFloatingPoint: return Double(value)
        case let value as NSNumber: return value
        case let value as URL: return [urlKey: value.absoluteString]
        case let value as [Any]:
            let parts = value.compactMap { propertyListValue($0, other: other) }
            return parts.count == value.count ? parts : nil
        case let value as [String: Any]:
            let parts = value.compactMapValues { propertyListValue($0, other: other) }
            return parts.count == value.count ? parts : nil
        default: return other(value)
        }
    }

    /// Returns the value that a part of a property list represents; `nil` if the value is no longer available.
    ///
    /// - Parameter other: Converts dictionaries with one entry, by its key. Returns `nil` if the dictionary does not
    ///   represent a value.
    static func decodedValue(_ value: Any, other: (String, Any) -> Any?? = { _, _ in nil }) -> Any? {
        if let parts = value as? [Any] { return parts.compactMap { decodedValue($0, other: other) } }
        guard let parts = value as? [String: Any] else { return value }
        if parts.count == 1, let (key, part) = parts.first {
            if key == urlKey, let url = (part as? String).flatMap(URL.init(string:)) { return url }
            if let special = other(key, part) { return special }
        }
        return parts.compactMapValues { decodedValue($0, other: other) }
    }
}
