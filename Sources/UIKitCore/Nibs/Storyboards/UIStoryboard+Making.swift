import UIKitEngines

extension UIStoryboard {
    func controller(
        named identifier: String, creator: (@MainActor (NSCoder) -> UIViewController?)?
    ) throws(NibError) -> UIViewController {
        guard let scene = source.document.scene(named: identifier) else {
            throw .noScene(file: source.document.file, identifier: identifier, known: identifiers)
        }
        return try make(scene, creator: creator)
    }

    /// Creates the controller of a scene by its element's identifier.
    func controller(id: String, creator: (@MainActor (NSCoder) -> UIViewController?)? = nil) throws(NibError) -> UIViewController {
        guard let scene = source.document.scene(ofController: id) else {
            throw .dangling(NibError.Place(file: source.document.file), identifier: id)
        }
        return try make(scene, creator: creator)
    }

    private func make(
        _ scene: NibDocument.Scene, creator: (@MainActor (NSCoder) -> UIViewController?)?
    ) throws(NibError) -> UIViewController {
        let id = scene.controller.id ?? ""
        budget.begin()
        defer { budget.end() }
        budget.consume()
        guard budget.createdCount <= Self.maximumControllers else {
            throw .tooManyControllers(source.document.location(scene.controller), limit: Self.maximumControllers)
        }
        guard identifiersBeingMade.insert(id).inserted else { throw .cycle(source.document.location(scene.controller)) }
        defer { identifiersBeingMade.remove(id) }
        if scene.controller.name == "viewControllerPlaceholder" { return try controllerOfReference(scene.controller, creator: creator) }
        let session = NibSession(source, owner: nil, mode: mode, storyboard: self)
        session.scope = scene.identifiers
        session.creator = creator
        guard let controller = session.make(scene.controller) as? UIViewController ?? session.substitute(scene.controller) else {
            throw session.errors.first ?? .refused(source.document.location(scene.controller), name: scene.controller.name)
        }
        controller.nib.scene = scene
        let objects = session.objects.filter { $0.value !== controller }
        try session.finish()
        controller.nib.objects = objects
        try addRelatedControllers(controller, scene)
        return controller
    }

    /// Creates the controller of a reference; in a preview, a plain screen replaces a missing one.
    private func controllerOfReference(
        _ element: NibElement, creator: (@MainActor (NSCoder) -> UIViewController?)?
    ) throws(NibError) -> UIViewController {
        do throws(NibError) {
            return try referencedController(element, creator: creator)
        } catch {
            guard mode.isLenient else { throw error }
            Diagnostics.report("nib.error", "\(source.document.location(element)): leads to nothing: \(error)")
            return UIViewController()
        }
    }

    /// Creates a controller of another storyboard, or of this one if the reference names none.
    private func referencedController(
        _ element: NibElement, creator: (@MainActor (NSCoder) -> UIViewController?)?
    ) throws(NibError) -> UIViewController {
        let identifier = element["referencedIdentifier"]
        guard let name = element["storyboardName"], !name.isEmpty else {
            return try controller(named: identifier ?? "", creator: creator)
        }
        // Storyboards may refer to each other endlessly.
        guard references < Self.maximumReferences else { throw .cycle(source.document.location(element)) }
        let storyboard = try UIStoryboard(source: storyboard(named: name, element), mode: mode)
        storyboard.references = references + 1
        storyboard.budget = budget
        if let identifier { return try storyboard.controller(named: identifier, creator: creator) }
        guard let initial = storyboard.source.document.initialController else {
            throw .noScene(file: storyboard.source.document.file, identifier: nil, known: storyboard.identifiers)
        }
        return try storyboard.controller(id: initial, creator: creator)
    }

    private func storyboard(named name: String, _ element: NibElement) throws(NibError) -> NibSource {
        do throws(NibError) {
            if let id = element["bundleIdentifier"], !id.isEmpty {
                guard let bundle = AssetFolders.bundle(identifier: id, beside: source.bundle) else {
                    throw .missing(names: ["\(name).storyboard"], folder: "the bundle \(id), which is not there either")
                }
                return try NibStore.source(named: name, "storyboard", in: bundle)
            }
            return try NibStore.source(named: name, "storyboard", in: source.bundle, near: source.folder)
        } catch {
            // In a preview the file is searched in its project; built files are in one folder.
            guard mode == .tolerant, let url = NibPreviewBundle.storyboard(named: name, in: source.bundle) else { throw error }
            return try NibStore.source(at: url, bundle: source.bundle)
        }
    }

    /// Adds the initial child controllers to a container.
    private func addRelatedControllers(_ controller: UIViewController, _ scene: NibDocument.Scene) throws(NibError) {
        var relatedControllers: [(String, UIViewController)] = []
        for element in scene.controller.list("connections") where element["kind"] == "relationship" {
            guard let id = element["destination"] else { continue }
            relatedControllers.append(
                (element["relationship"] ?? "", try self.controller(id: id, creator: controller.segueCreator(element, sender: nil))))
        }
        guard !relatedControllers.isEmpty else { return }
        if !controller.setRelatedControllers(relatedControllers) {
            Diagnostics.report("nib.relationship", "\(source.document.location(scene.controller)): its controllers have no container here")
        }
    }
}

extension NibDocument.Scene {
    /// The identifiers of all elements in the scene.
    var identifiers: Set<String> {
        var result: Set<String> = []
        var stack = [element]
        while let next = stack.popLast() {
            if let id = next.id { result.insert(id) }
            stack += next.children
        }
        return result
    }
}

extension NibSession {
    /// Creates a plain controller for an element of an unknown class.
    func substitute(_ element: NibElement) -> UIViewController? {
        guard NibSchema.kinds[element.name] == nil else { return nil }
        let plainElement = NibElement(
            name: "viewController", attributes: element.attributes.filter { !$0.name.hasPrefix("custom") },
            children: element.children.filter { ["view", "navigationItem", "connections", "layoutGuides"].contains($0.key ?? $0.name) },
            text: "", line: element.line)
        return makeController(UIViewController.self, plainElement)
    }
}
