import Foundation

extension NSUserActivity {
    private static let addressKey = "caret.url"

    /// What a file can hold of the activity.
    ///
    /// - Parameter report: is told the key and type of each value that it cannot.
    func kept(_ report: (String, Any.Type) -> Void) -> [String: Any] {
        var result: [String: Any] = ["type": activityType]
        result["title"] = title
        result["page"] = webpageURL?.absoluteString
        result["target"] = targetContentIdentifier
        var values: [String: Any] = [:]
        for (key, value) in userInfo ?? [:] {
            guard let name = key.base as? String, let kept = Self.plain(value) else {
                report("\(key.base)", type(of: value))
                continue
            }
            values[name] = kept
        }
        if userInfo != nil { result["values"] = values }
        return result
    }

    /// The activity that was kept; `nil` of what is none.
    convenience init?(kept: [String: Any]) {
        guard let type = kept["type"] as? String, !type.isEmpty else { return nil }
        self.init(activityType: type)
        title = kept["title"] as? String
        webpageURL = (kept["page"] as? String).flatMap(URL.init(string:))
        targetContentIdentifier = kept["target"] as? String
        guard let values = kept["values"] as? [String: Any] else { return }
        userInfo = Dictionary(uniqueKeysWithValues: values.map { (AnyHashable($0.key), Self.rich($0.value)) })
    }

    /// A value as a property list has it; `nil` where it has none such.
    static func plain(_ value: Any) -> Any? {
        switch value {
        case let value as Bool where type(of: value) == Bool.self: return value
        case let value as String: return value
        case let value as Date: return value
        case let value as Data: return value
        case let value as any BinaryInteger: return Int(exactly: value)
        case let value as any BinaryFloatingPoint: return Double(value)
        case let value as NSNumber: return value
        case let value as URL: return [addressKey: value.absoluteString]
        case let value as [Any]:
            let parts = value.compactMap(plain)
            return parts.count == value.count ? parts : nil
        case let value as [String: Any]:
            let parts = value.compactMapValues(plain)
            return parts.count == value.count ? parts : nil
        default: return nil
        }
    }

    static func rich(_ value: Any) -> Any {
        if let address = value as? [String: String], address.count == 1, let url = address[addressKey].flatMap(URL.init(string:)) {
            return url
        }
        if let parts = value as? [Any] { return parts.map(rich) }
        if let parts = value as? [String: Any] { return parts.mapValues(rich) }
        return value
    }
}
