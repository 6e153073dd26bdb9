import UIKitEngines

/// The menus of nibs, and the content configurations of cells.
extension NibTables {
    static func menu(_ element: NibElement, _ session: NibSession) -> UIMenu {
        let children = element.list("children").compactMap { child -> UIMenuElement? in
            switch child.name {
            case "command": return command(child, session)
            case "menu": return menu(child, session)
            default:
                session.skip(child, "<\(child.name)>", why: "menus have no such part")
                return nil
            }
        }
        return UIMenu(title: localizedText("title", element, session) ?? "", image: loadImage(element, session), children: children)
    }

    private static func command(_ element: NibElement, _ session: NibSession) -> UIMenuElement {
        let title = localizedText("title", element, session) ?? ""
        let image = loadImage(element, session)
        guard let name = element.list("connections").first(where: { $0.name == "action" })?["selector"] else {
            return UIAction(title: title, image: image) { _ in }
        }
        return UICommand(title: title, image: image, action: NibActions.selector(name, modules: session.modules))
    }

    private static func localizedText(_ name: String, _ element: NibElement, _ session: NibSession) -> String? {
        element[name].flatMap { NibValue(name: name, text: $0, element: nil, ownerElement: element, session: session).string }
    }

    private static func loadImage(_ element: NibElement, _ session: NibSession) -> UIImage? {
        element["image"].flatMap { NibValue(name: "image", text: $0, element: nil, ownerElement: element, session: session).image }
    }

    /// Returns the content configuration of a cell: text, secondary text and image, applied to the cell's default
    /// configuration.
    static func content(_ value: NibValue, over base: UIListContentConfiguration) -> UIListContentConfiguration? {
        guard let element = value.element, element.name == "listContentConfiguration" else { return nil }
        var result = base
        for attribute in element.attributes {
            let itemValue = NibValue(
                name: attribute.name, text: attribute.value, element: nil, ownerElement: element, session: value.session)
            switch attribute.name {
            case "text": result.text = itemValue.string
            case "secondaryText": result.secondaryText = itemValue.string.flatMap { $0.isEmpty ? nil : $0 }
            case "image": result.image = itemValue.image
            case "key", "catalog": break
            default: value.session.skip(element, attribute.name, why: "content configurations have no such part")
            }
        }
        for child in element.children {
            let itemValue = NibValue(
                name: child.key ?? child.name, text: NibText.text(child), element: child, ownerElement: element, session: value.session)
            switch (child.name, child.key) {
            case ("string", "text"), ("mutableString", "text"): result.text = itemValue.string
            case ("string", "secondaryText"), ("mutableString", "secondaryText"): result.secondaryText = itemValue.string
            case ("attributedString", "attributedText"): result.attributedText = itemValue.attributedString
            case ("attributedString", "secondaryAttributedText"): result.secondaryAttributedText = itemValue.attributedString
            case ("imageReference", "image"): result.image = itemValue.image
            default: value.session.skip(child, "<\(child.name)> \(itemValue.name)", why: "content configurations have no such part")
            }
        }
        return result
    }
}
