import UIKitEngines

extension NibSession {
    /// Sets the user-defined runtime attributes.
    func setAttributes() {
        guard mode != .launch else { return }
        for deferredElement in pending.attributes {
            var localizedCount = 0
            for element in deferredElement.element.children where element.name == "userDefinedRuntimeAttribute" {
                guard let path = element["keyPath"] else { continue }
                var translatedText: String?
                if element["type"] == "localizedString" {
                    translatedText = translation(of: element, path, localizedCount)
                    localizedCount += 1
                }
                if !set(element, path, translatedText, on: deferredElement.object) {
                    fail(.noAttribute(document.location(element), owner: "\(type(of: deferredElement.object))", keyPath: path))
                }
            }
        }
    }

    /// Returns the translation of a localized attribute. String tables identify the attributes of an object by index,
    /// as the editor exports them.
    private func translation(of element: NibElement, _ path: String, _ index: Int) -> String? {
        source.translation("ibExternalUserDefinedRuntimeAttributesLocalizableStrings[\(index)]", of: element)
            ?? source.translation(path, of: element)
    }

    /// Sets an attribute.
    ///
    /// - Parameter translatedText: the translation that replaces the file's text; `nil` for the file's text.
    private func set(_ element: NibElement, _ path: String, _ translatedText: String?, on object: AnyObject) -> Bool {
        let value = translatedText ?? attributeValue(element)
        if let attribute = attribute(path, for: object), attribute.set(object, value) { return true }
        if let layer = object as? CALayer, NibLayers.set(path, value, on: layer) { return true }
        let parts = path.split(separator: ".", maxSplits: 1).map(String.init)
        if parts.count == 2, let inner = innerObject(parts[0], of: object) { return set(element, parts[1], translatedText, on: inner) }
        let name = Self.names[path] ?? path
        let valueText = translatedText ?? element["value"] ?? element.child(key: "value").map { $0["value"] ?? NibText.text($0) } ?? ""
        let nibValue = NibValue(name: name, text: valueText, element: element.child(key: "value"), ownerElement: element, session: self)
        if frameworkTables(of: object).contains(where: { $0.set(nibValue, on: object) }) { return true }
        return (object as? any UITextInputTraits).map { NibTables.setTrait(nibValue, on: $0) } ?? false
    }

    /// The names of properties in files, by their names in key paths, where the two differ.
    private static let names = [
        "adjustsFontSizeToFitWidth": "adjustsFontSizeToFit", "prefersLargeTitles": "largeTitles",
    ]

    /// Returns the object to which one component of a key path refers.
    private func innerObject(_ name: String, of object: AnyObject) -> AnyObject? {
        switch (name, object) {
        case ("layer", let view as UIView): view.layer
        case ("titleLabel", let button as UIButton): button.titleLabel
        case ("imageView", let button as UIButton): button.imageView
        case ("contentView", let cell as UITableViewCell): cell.contentView
        case ("contentView", let cell as UICollectionViewCell): cell.contentView
        case ("textLabel", let cell as UITableViewCell): cell.textLabel
        case ("detailTextLabel", let cell as UITableViewCell): cell.detailTextLabel
        case ("view", let controller as UIViewController): controller.viewIfLoaded
        case ("navigationItem", let controller as UIViewController): controller.navigationItem
        case ("navigationBar", let controller as UINavigationController): controller.navigationBar
        case ("toolbar", let controller as UINavigationController): controller.toolbar
        case ("tabBar", let controller as UITabBarController): controller.tabBar
        case ("tabBarItem", let controller as UIViewController): controller.tabBarItem
        default: nil
        }
    }

    /// Returns the attribute with a name that an app's class declares; `nil` if there is none.
    func attribute(_ name: String, for object: AnyObject) -> NibAttribute? {
        if let property = ClassTables.property(name, of: object) { return NibAttribute(name, property) }
        let searchedModules = NibClasses.modules(of: type(of: object)) + modules + documentModules + [NibClasses.program].compactMap { $0 }
        return searchedModules.lazy.compactMap { NibModule.of($0)?.attribute(name, for: object) }.first
    }

    /// The modules that the file names. One of them may contain the app's extensions of framework classes.
    private var documentModules: [String] { source.modules }

    private func attributeValue(_ element: NibElement) -> Any? {
        let child = element.child(key: "value")
        func value(_ text: String) -> NibValue {
            NibValue(name: element["keyPath"] ?? "value", text: text, element: child, ownerElement: element, session: self)
        }
        switch element["type"] {
        case "boolean": return (element["value"] ?? child?["value"]) == "YES"
        case "string", "localizedString": return element["value"] ?? child.map(NibText.text)
        case "number": return child.flatMap { number($0, "value") }.map { Double($0) }
        case "color": return child.flatMap { NibValue.color($0, in: self) }
        case "image":
            let catalog = element["catalog"]
            let holder = NibElement(
                name: element.name, attributes: catalog.map { [NibElement.Attribute(name: "catalog", value: $0)] } ?? [], children: [],
                text: "",
                line: element.line)
            return NibValue(name: "image", text: element["value"] ?? "", element: nil, ownerElement: holder, session: self).image
        case "size": return value("").size
        case "point": return value("").point
        case "rect": return value("").rect
        case "range": return child.map { NSRange(location: Int($0["location"] ?? "") ?? 0, length: Int($0["length"] ?? "") ?? 0) }
        default: return nil
        }
    }
}
