import UIKitEngines

/// The appearances of bars, and their text attributes.
extension NibTables {
    /// Creates a bar appearance from its element, beginning with the default background.
    static func appearance<Appearance: UIBarAppearance>(_ value: NibValue, as type: Appearance.Type) -> Appearance? {
        guard let element = value.element, element.name != "nil" else { return nil }
        let result = type.init(idiom: .unspecified)
        for child in element.children { readAppearance(child, into: result, value.session) }
        for attribute in element.attributes where !["key", "catalog"].contains(attribute.name) {
            let image = NibValue(
                name: attribute.name, text: attribute.value, element: nil, ownerElement: element, session: value.session)
            switch attribute.name {
            case "backgroundImage": result.backgroundImage = image.image
            case "shadowImage": result.shadowImage = image.image
            case "backgroundImageContentMode": if let mode = image.choice(contentModes) { result.backgroundImageContentMode = mode }
            default: value.session.skip(element, attribute.name, why: "bars' appearances have no such part")
            }
        }
        return result
    }

    private static func readAppearance(_ child: NibElement, into result: UIBarAppearance, _ session: NibSession) {
        let value = NibValue(name: child.key ?? child.name, text: "", element: child, ownerElement: child, session: session)
        switch (child.key, result) {
        case ("backgroundColor", _): result.backgroundColor = value.color
        case ("shadowColor", _): result.shadowColor = value.color
        case ("backgroundEffect", _): result.backgroundEffect = child.name == "blurEffect" ? blur(child, session) : nil
        case ("titleTextAttributes", let bar as UINavigationBarAppearance): bar.titleTextAttributes = textAttributes(child, session)
        case ("largeTitleTextAttributes", let bar as UINavigationBarAppearance):
            bar.largeTitleTextAttributes = textAttributes(child, session)
        case ("titlePositionAdjustment", let bar as UINavigationBarAppearance): bar.titlePositionAdjustment = value.offset ?? .zero
        default: session.skip(child, "<\(child.name)> \(value.name)", why: "bars' appearances have no such part")
        }
    }

    /// Returns the font, colour and shadow of a bar's text.
    static func textAttributes(_ element: NibElement, _ session: NibSession) -> [NSAttributedString.Key: Any] {
        var result: [NSAttributedString.Key: Any] = [:]
        let shadow = NSShadow()
        for child in element.children {
            let value = NibValue(name: child.key ?? child.name, text: "", element: child, ownerElement: element, session: session)
            switch child.key {
            case "textColor": result[.foregroundColor] = value.color
            case "fontDescription", "font": result[.font] = value.font
            case "textShadowColor":
                shadow.shadowColor = value.color
                result[.shadow] = shadow
            case "textShadowOffset":
                let offset = value.offset ?? .zero
                shadow.shadowOffset = CGSize(width: offset.horizontal, height: offset.vertical)
                result[.shadow] = shadow
            default: session.skip(child, "<\(child.name)> \(value.name)", why: "words have no such look")
            }
        }
        return result
    }
}
