import UIKitEngines

/// The default values that the editor omits. They are needed when a variation with another value no longer applies.
enum NibDefaults {
    private static let attributeValues = [
        "hidden": "NO", "axis": "horizontal", "alignment": "fill", "distribution": "fill", "spacing": "0", "alpha": "1",
        "numberOfLines": "1", "textAlignment": "natural", "clipsSubviews": "NO", "enabled": "YES", "userInteractionEnabled": "YES",
    ]
    private static let colors: Set = ["backgroundColor", "tintColor", "textColor"]

    /// Returns an element with the default of a property; `nil` if the default depends on the class.
    static func element(of name: String) -> NibElement? {
        if let value = attributeValues[name] {
            return NibElement(name: "default", attributes: [.init(name: name, value: value)], children: [], text: "", line: 0)
        }
        guard colors.contains(name) else { return nil }
        let none = NibElement(name: "nil", attributes: [.init(name: "key", value: name)], children: [], text: "", line: 0)
        return NibElement(name: "default", attributes: [], children: [none], text: "", line: 0)
    }
}
