import UIKitEngines

/// Checks a file without the app's classes, for parts that would trap or have no effect when they are loaded.
///
/// Each finding is a `nib.error` diagnostic, in the order of the file.
@MainActor struct NibRules {
    let document: NibDocument

    /// Reports all violations.
    func check() {
        check(document.root)
        checkIdentifiers()
        checkOwner()
        checkOwnersOutlets()
    }

    private func report(_ element: NibElement, _ message: String) {
        Diagnostics.report("nib.error", "\(document.location(element)): \(message)", numbers: ["line": Double(element.line)])
    }

    private func check(_ element: NibElement) {
        if isLaunchScreen { checkLaunch(element) }
        for child in element.children {
            if child.name == "connections" { checkOutlets(child, of: element) }
            check(child)
        }
    }

    // MARK: - Outlets

    private func checkOutlets(_ connections: NibElement, of element: NibElement) {
        guard let type = frameworkClass(of: element) else { return }
        let tables = NibOutletTables.of(type)
        for outlet in connections.children where ["outlet", "outletCollection"].contains(outlet.name) {
            guard let name = outlet["property"], !tables.contains(where: { $0.hasOutlet(name) }) else { continue }
            report(outlet, "\(type) has no outlet \"\(name)\". Name the class that declares it, or delete the connection.")
        }
    }

    /// Returns the framework class of an element; `nil` for an app's class, which may have more outlets, and for an
    /// unknown class.
    private func frameworkClass(of element: NibElement) -> AnyClass? {
        // Maps belong to another module, which reads their outlets itself.
        guard element.name != "mapView" else { return nil }
        guard let name = element["customClass"] else { return NibSchema.kinds[element.name]?.base }
        guard element["customModule"] == nil else { return nil }
        guard let type = NibClasses.find(name, module: NibClasses.framework, modules: []) else { return nil }
        return NibClasses.module(of: type) == NibClasses.framework ? type : nil
    }

    // MARK: - Scenes

    private func checkIdentifiers() {
        var firstControllers: [String: NibElement] = [:]
        for controller in document.scenes.map(\.controller) {
            guard let name = controller["storyboardIdentifier"] else { continue }
            if let other = firstControllers[name] {
                report(controller, "the storyboard identifier \"\(name)\" is that of \(other.title) on line \(other.line) already")
            } else {
                firstControllers[name] = controller
            }
        }
    }

    // MARK: - The File's Owner

    private func checkOwner() {
        let owner = document.objects.first { $0["placeholderIdentifier"] == "IBFilesOwner" }
        guard let owner, let name = owner["customClass"], needsView(owner, name) else { return }
        let outlets = owner.list("connections").compactMap { $0.name == "outlet" ? $0["property"] : nil }
        if outlets.contains("view") { return }
        // The view of a list controller may also be connected as its list.
        if name.hasSuffix("TableViewController"), outlets.contains("tableView") { return }
        if name.hasSuffix("CollectionViewController"), outlets.contains("collectionView") { return }
        report(owner, "\(name) is loaded from this file, but its outlet \"view\" is not connected.")
    }

    /// Checks the outlets of the File's Owner. The owner itself is not created by the preview.
    private func checkOwnersOutlets() {
        let owners = document.objects.filter { $0["placeholderIdentifier"] == "IBFilesOwner" }
        for owner in owners {
            for outlet in owner.list("connections") where ["outlet", "outletCollection"].contains(outlet.name) { check(outlet, of: owner) }
        }
    }

    private func check(_ outlet: NibElement, of owner: NibElement) {
        guard let id = outlet["destination"] else { return }
        guard let target = document.elements[id] else { return report(outlet, "nothing has the identifier \"\(id)\"") }
        guard outlet["property"] == "view", let name = owner["customClass"], name.hasSuffix("Controller") else { return }
        guard let type = NibSchema.kinds[target.name]?.base, !NibClasses.isSubclass(type, of: UIView.self) else { return }
        report(outlet, "the outlet \"view\" of \(name) is of type UIView, but the object is a \(type)")
    }

    /// Returns whether a controller loads its view from the file. This is the case if the file has the name of the
    /// class, with or without `Controller`.
    ///
    /// Other files may have a controller as owner and provide a cell or a header.
    private func needsView(_ owner: NibElement, _ name: String) -> Bool {
        if let type = frameworkClass(of: owner) { return NibClasses.isSubclass(type, of: UIViewController.self) }
        guard name.hasSuffix("ViewController") else { return false }
        let file = (document.file as NSString).deletingPathExtension.split(separator: "~").first.map(String.init)
        return name == file || name == "\(file ?? "")Controller"
    }

    // MARK: - Launch screens

    private var isLaunchScreen: Bool { document.root["launchScreen"] == "YES" }

    private func checkLaunch(_ element: NibElement) {
        if element.name != "placeholder", let name = element["customClass"] {
            report(element, "a launch screen runs no code of the app, and \(name) is not made. Take the class away.")
        }
        if element.name == "userDefinedRuntimeAttributes", let first = element.children.first {
            report(first, "a launch screen runs no code of the app, and runtime attributes are not set. Take them away.")
        }
    }
}
