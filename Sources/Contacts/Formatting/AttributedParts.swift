import Foundation

/// Joins texts with attributes.
enum AttributedParts {
    static func string(
        _ parts: [(key: String, text: String)], _ delimiter: String, _ defaults: [AnyHashable: Any]?,
        _ extra: (String) -> [NSAttributedString.Key: Any] = { [NSAttributedString.Key(CNContactPropertyAttribute): $0] }
    ) -> NSAttributedString {
        var attributes: [NSAttributedString.Key: Any] = [:]
        for (name, value) in defaults ?? [:] {
            let key = name.base as? NSAttributedString.Key ?? (name.base as? String).map { NSAttributedString.Key($0) }
            if let key { attributes[key] = value }
        }
        let result = NSMutableAttributedString()
        for (index, part) in parts.enumerated() {
            if index > 0, !delimiter.isEmpty { result.append(NSAttributedString(string: delimiter, attributes: attributes)) }
            let own = part.key.isEmpty ? [:] : extra(part.key)
            result.append(NSAttributedString(string: part.text, attributes: attributes.merging(own) { $1 }))
        }
        return result
    }
}
