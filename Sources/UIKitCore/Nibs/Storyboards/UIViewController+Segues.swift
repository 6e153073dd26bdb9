import UIKitEngines

extension NibSession {
    /// Attaches a segue to the event of the object that triggers it.
    func connectSegue(_ element: NibElement, of object: AnyObject) {
        let kind = element["kind"]
        let controller = owner as? UIViewController ?? controllerBeingMade
        checkSegue(element, from: controller)
        if let id = element.id, let anchor = element["popoverAnchorView"] ?? element["popoverAnchorBarButtonItem"] {
            controller?.nib.anchors[id] = PopoverAnchor(object: self.object(anchor, for: element))
        }
        guard kind != "relationship", kind != "embed" else { return }
        switch object {
        case is UIViewController: break
        case let cell as UITableViewCell:
            let perform: @MainActor () -> Void = { [weak controller, weak cell] in controller?.trigger(element, sender: cell) }
            if element["trigger"] == "accessoryAction" { cell.segues.accessory = perform } else { cell.segues.selection = perform }
        case let cell as UICollectionViewCell:
            cell.segues.selection = { [weak controller, weak cell] in controller?.trigger(element, sender: cell) }
        case let control as UIControl:
            let event: UIControl.Event = control is UIButton ? .touchUpInside : .valueChanged
            let trigger = UIAction { [weak controller, weak control] _ in controller?.trigger(element, sender: control) }
            control.addAction(trigger, for: event)
        case let item as UIBarButtonItem:
            item.primaryAction = UIAction { [weak controller, weak item] _ in controller?.trigger(element, sender: item) }
        case let recognizer as UIGestureRecognizer: connect(recognizer, to: element, controller)
        default: skip(element, "a segue", why: "a \(type(of: object)) begins none")
        }
    }

    /// Performs a segue once per gesture: when a continuous gesture begins, or when a discrete gesture is recognised.
    private func connect(_ recognizer: UIGestureRecognizer, to element: NibElement, _ controller: UIViewController?) {
        var hasBegun = false
        recognizer.addAction { [weak controller] recognizer in
            switch recognizer.state {
            case .began:
                hasBegun = true
                controller?.trigger(element, sender: recognizer)
            case .ended where !hasBegun: controller?.trigger(element, sender: recognizer)
            case .changed: break
            default: hasBegun = false
            }
        }
    }

    /// Reports the errors that performing the segue would cause.
    private func checkSegue(_ element: NibElement, from controller: UIViewController?) {
        if let id = element["destination"], document.elements[id] == nil {
            fail(.dangling(document.location(element), identifier: id))
        }
        checkKind(of: element)
        guard let name = element.segueAction, let controller else { return }
        if NibActions.segue(name, of: controller) == nil {
            fail(.noAction(document.location(element), target: "\(type(of: controller))", action: name))
        }
    }

    private func checkKind(of element: NibElement) {
        guard let kind = element["kind"] else { return }
        if !Self.segueKinds.contains(kind) {
            skip(element, "the kind \"\(kind)\"", why: "there is no such segue; it presents its screen")
        } else if kind == "custom", element["customClass"] == nil {
            skip(element, "the kind \"custom\"", why: "no class is named that performs it; it presents its screen")
        }
    }

    private static let segueKinds: Set = [
        "show", "push", "showDetail", "replace", "presentation", "modal", "popoverPresentation", "popover", "embed", "custom",
        "relationship", "unwind",
    ]

    /// The controller of the scene that is being created.
    private var controllerBeingMade: UIViewController? {
        objects.values.lazy.compactMap { $0 as? UIViewController }.first
    }

    /// Returns the container views with embed segues.
    func embeds(in element: NibElement) -> [(element: NibElement, view: UIView)] {
        var result: [(NibElement, UIView)] = []
        for segue in element.descendants(named: "segue") where segue["kind"] == "embed" {
            guard let id = segue.id.flatMap({ document.parents[$0] }), let view = objects[id] as? UIView else { continue }
            result.append((segue, view))
        }
        return result
    }
}

/// The segues of a cell, in addition to the list delegate's actions.
@MainActor struct CellSegues {
    /// Performed when the row or item is selected by a tap.
    var selection: (@MainActor () -> Void)?
    /// Performed when the detail button is tapped.
    var accessory: (@MainActor () -> Void)?
}

extension NibElement {
    /// The name of the method that creates the segue's destination; `nil` if the destination's class creates it.
    var segueAction: String? { self["destinationCreationSelector"].flatMap { $0.isEmpty ? nil : $0 } }

    /// Returns all descendants with an element name, in the order of the file.
    func descendants(named name: String) -> [NibElement] {
        var result: [NibElement] = []
        addDescendants(named: name, to: &result)
        return result
    }

    private func addDescendants(named name: String, to result: inout [NibElement]) {
        for child in children {
            if child.name == name { result.append(child) }
            child.addDescendants(named: name, to: &result)
        }
    }
}

extension UIViewController {
    /// The storyboard of the controller; `nil` if it has none.
    public var storyboard: UIStoryboard? { nib.storyboard }

    /// Performs the segue with an identifier in this controller's scene.
    func performNamedSegue(_ identifier: String, sender: Any?) {
        let foundSegue = nib.scene?.element.descendants(named: "segue").first { $0["identifier"] == identifier }
        guard let foundSegue else {
            preconditionFailure(
                "\(type(of: self)): receiver has no segue with identifier '\(identifier)'. Name it in the storyboard, or make the controller "
                    + "from there.")
        }
        perform(foundSegue, sender: sender)
    }

    /// Performs a segue that a control triggered, if the controller permits it.
    func trigger(_ element: NibElement, sender: Any?) {
        guard shouldPerformSegue(withIdentifier: element["identifier"] ?? "", sender: sender) else { return }
        perform(element, sender: sender)
    }

    func perform(_ element: NibElement, sender: Any?) {
        if element["kind"] == "unwind" { return unwind(element, sender: sender) }
        do {
            try follow(element, sender: sender)
        } catch .dangling(let location, let id) {
            Diagnostics.report("nib.error", NibError.dangling(location, identifier: id).description)
        } catch {
            preconditionFailure("\(type(of: self)): \(error)")
        }
    }

    /// Embeds a screen; in a preview a screen that cannot be created is omitted.
    func embed(_ element: NibElement, in view: UIView) throws(NibError) {
        do throws(NibError) {
            try follow(element, sender: view)
        } catch {
            guard nib.mode.isLenient else { throw error }
            Diagnostics.report("nib.error", error.description)
        }
    }

    private func follow(_ element: NibElement, sender: Any?) throws(NibError) {
        guard let storyboard = nib.storyboard, let id = element["destination"] else { return }
        let isEmbedded = element["kind"] == "embed"
        guard !isEmbedded || storyboard.embedding.insert(id).inserted else { throw .cycle(storyboard.source.document.location(element)) }
        // The views of embedded screens are loaded before this function returns, with the screens that they embed.
        storyboard.budget.begin()
        defer {
            storyboard.budget.end()
            if isEmbedded { storyboard.embedding.remove(id) }
        }
        let destination = try storyboard.controller(id: id, creator: segueCreator(element, sender: sender))
        let segue = makeSegue(element, to: destination)
        segue.handler = { [weak segue] in segue?.source.showDestination(element, to: destination, sender: sender) }
        prepare(for: segue, sender: sender)
        // Errors of the embedded screen are thrown as well.
        if !nib.mode.isLenient, isEmbedded { try destination.loadViewFromNib() }
        segue.perform()
    }

    /// Returns the closure that creates a segue's destination with the method that the segue names; `nil` if the
    /// segue names no method.
    func segueCreator(_ element: NibElement, sender: Any?) -> (@MainActor (NSCoder) -> UIViewController?)? {
        guard let name = element.segueAction, let action = NibActions.segue(name, of: self) else { return nil }
        return { coder in action.make(self, coder, sender, element["identifier"]) }
    }

    func makeSegue(_ element: NibElement, to destination: UIViewController) -> UIStoryboardSegue {
        let identifier = element["identifier"]
        guard let name = element["customClass"], let source = nib.source else {
            return UIStoryboardSegue(identifier: identifier, source: self, destination: destination)
        }
        let modules = NibClasses.modules(of: type(of: self))
        let foundClass: AnyClass? = NibClasses.find(name, module: element["customModule"], modules: modules)
        guard let type = foundClass as? UIStoryboardSegue.Type else {
            let location = source.document.location(element), base = "\(UIStoryboardSegue.self)"
            let error: NibError =
                foundClass == nil
                ? .unknownClass(location, name: name, expected: base) : .wrongClass(location, name: name, expected: base)
            Diagnostics.report("nib.error", error.description)
            return UIStoryboardSegue(identifier: identifier, source: self, destination: destination)
        }
        return unsafeBitCast(type, to: ConstructibleSegue.Type.self).init(identifier: identifier, source: self, destination: destination)
    }

    /// Shows a destination according to the segue's kind.
    func showDestination(_ element: NibElement, to destination: UIViewController, sender: Any?) {
        let animated = element["animates"] != "NO"
        if let style = element["modalPresentationStyle"].flatMap({ NibTables.modalStyles[$0] }) {
            destination.modalPresentationStyle = style
        }
        if let style = element["modalTransitionStyle"].flatMap({ NibTables.transitions[$0] }) { destination.modalTransitionStyle = style }
        switch element["kind"] {
        case "show", "push": Self.withAnimations(animated) { show(destination, sender: sender) }
        case "showDetail", "replace": Self.withAnimations(animated) { showDetailViewController(destination, sender: sender) }
        case "embed": if let view = sender as? UIView { embed(destination, in: view) }
        case "popoverPresentation", "popover":
            destination.modalPresentationStyle = .popover
            if let popover = destination.popoverPresentationController { anchor(popover, element, sender) }
            present(destination, animated: animated)
        default: present(destination, animated: animated)
        }
    }

    /// Sets the source of a popover: the source that the segue specifies, or else the triggering object.
    private func anchor(_ popover: UIPopoverPresentationController, _ element: NibElement, _ sender: Any?) {
        let sourceObject: Any? = element.id.flatMap { nib.anchors[$0]?.object } ?? sender
        if let item = sourceObject as? UIBarButtonItem {
            popover.barButtonItem = item
        } else {
            popover.sourceView = sourceObject as? UIView ?? (sourceObject as? UIGestureRecognizer)?.view ?? view
        }
        guard let arrows = element.child(key: "popoverArrowDirection") else { return }
        let directions: KeyValuePairs<String, UIPopoverArrowDirection> = ["up": .up, "down": .down, "left": .left, "right": .right]
        var permitted: UIPopoverArrowDirection = []
        for (name, direction) in directions where arrows[name] == "YES" { permitted.insert(direction) }
        popover.permittedArrowDirections = permitted
    }

    private func embed(_ destination: UIViewController, in container: UIView) {
        addChild(destination)
        guard let view = destination.view else { return }
        view.frame = container.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.translatesAutoresizingMaskIntoConstraints = true
        container.addSubview(view)
        destination.didMove(toParent: self)
    }
}
