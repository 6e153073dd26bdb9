import UIKitEngines

extension NibSession {
    /// Connects outlets, actions and segues.
    ///
    /// For each connection element the object at the other end is found by its identifier, and created if it is
    /// pending. An outlet is first searched among the app's `Outlet` properties, then in the tables of the
    /// framework's classes, from subclass to superclass. An action becomes a selector that finds its method when it
    /// is performed: in the generated module tables, then among the standard edit actions. A segue is attached to the
    /// event of its object. Each mismatch is an error, whose handling depends on the session's mode.
    func connect() {
        guard mode != .launch else { return }
        var collections = NibCollections()
        for deferredElement in pending.connections {
            for element in deferredElement.element.children {
                switch element.name {
                case "outlet": connectOutlet(element, of: deferredElement.object)
                case "outletCollection": connectCollection(element, of: deferredElement.object, &collections)
                case "action": connectAction(element, of: deferredElement.object)
                case "segue": connectSegue(element, of: deferredElement.object)
                default: skip(element, "<\(element.name)>", why: "there is no such connection")
                }
            }
        }
    }

    /// Returns the object at the other end of a connection.
    private func destination(_ element: NibElement) -> AnyObject? {
        guard let id = element["destination"] else { return nil }
        if let object = object(id, for: element) { return object is NibFirstResponder ? nil : object }
        if document.elements[id] == nil { fail(.dangling(document.location(element), identifier: id)) }
        return nil
    }

    private func connectOutlet(_ element: NibElement, of object: AnyObject) {
        guard let name = element["property"], let value = destination(element) else { return }
        if let outlet = NibOutlets.find(name, in: object) {
            if !outlet.accept(value) { fail(wrongTypeError(element, object, name, outlet.type, value)) }
            return
        }
        if let property = ClassTables.property(name, of: object) {
            if !property.set(object, value) { fail(wrongTypeError(element, object, name, property.type, value)) }
            return
        }
        for table in frameworkTables(of: object) {
            switch table.connect(name, of: object, to: value) {
            case nil: continue
            case .connected?: break
            case .cycle?: fail(.cycle(document.location(element)))
            case .wrongType(let type)?: refuse(wrongTypeError(element, object, name, type, value), element, type)
            }
            return
        }
        if let module = attribute(name, for: object), module.set(object, value) { return }
        if let other = object as? any NibReadable, other.connectNibOutlet(name, value) { return }
        fail(.noOutlet(document.location(element), owner: "\(type(of: object))", outlet: name))
    }

    /// Handles an object that a framework outlet does not accept.
    ///
    /// UIKit accepts any object as a delegate, and does not call methods that the object does not implement. Such an
    /// object is only reported. In a preview, an object whose code is missing is not reported, because the app's class
    /// may be a valid delegate.
    private func refuse(_ error: NibError, _ element: NibElement, _ type: Any.Type) {
        var isKnown = false
        if let id = element["destination"], let destination = document.elements[id] {
            isKnown = destination["customClass"] == nil && destination.name != "placeholder"
        }
        guard (mode == .parity && !(type is AnyClass)) || mode == .tolerant else { return fail(error) }
        guard mode == .parity || isKnown, source.isFirstReport(error.description) else { return }
        Diagnostics.report("nib.error", error.description)
    }

    private func connectCollection(_ element: NibElement, of object: AnyObject, _ collections: inout NibCollections) {
        guard let name = element["property"], let value = destination(element) else { return }
        if let outlet = NibOutlets.find(name, in: object) {
            if !outlet.collect(value) { fail(wrongTypeError(element, object, name, outlet.type, value)) }
            return
        }
        if let property = ClassTables.property(name, of: object) {
            if !collections.add(value, to: property, name, of: object) {
                fail(wrongTypeError(element, object, name, property.type, value))
            }
            return
        }
        for table in frameworkTables(of: object) { if case .connected? = table.connect(name, of: object, to: value) { return } }
        fail(.noOutlet(document.location(element), owner: "\(type(of: object))", outlet: name))
    }

    private func wrongTypeError(_ element: NibElement, _ object: AnyObject, _ name: String, _ expected: Any.Type, _ value: AnyObject)
        -> NibError
    {
        .wrongOutlet(
            document.location(element), owner: "\(type(of: object))", outlet: name, expected: "\(expected)", found: "\(type(of: value))")
    }

    /// Returns the tables of all framework classes of an object, subclasses first.
    func frameworkTables(of object: AnyObject) -> [any AnyNibTable] { NibOutletTables.of(type(of: object)) }

    // MARK: - Actions

    private func connectAction(_ element: NibElement, of sender: AnyObject) {
        guard let name = element["selector"] else { return }
        let isForFirstResponder = element["destination"].flatMap { document.elements[$0] }?["placeholderIdentifier"] == "IBFirstResponder"
        let target = isForFirstResponder ? nil : destination(element)
        if target == nil, !isForFirstResponder { return }
        let selector = NibActions.selector(name, modules: modules)
        if let target, !NibActions.has(name, target, modules) {
            return fail(.noAction(document.location(element), target: "\(type(of: target))", action: name))
        }
        switch sender {
        case let control as UIControl: control.addTarget(target, action: selector, for: event(element, control))
        case let item as UIBarButtonItem:
            item.target = target
            item.action = selector
        case let recognizer as UIGestureRecognizer: if let target { recognizer.addTarget(target, action: selector) }
        default: skip(element, "the action \(name)", why: "a \(type(of: sender)) sends none")
        }
    }

    private func event(_ element: NibElement, _ control: UIControl) -> UIControl.Event {
        guard let name = element["eventType"] else { return control is UIButton ? .touchUpInside : .valueChanged }
        return NibValue(name: "eventType", text: name, element: nil, ownerElement: element, session: self).choice(NibActions.events) ?? []
    }
}

/// Actions by their names in nibs.
@MainActor enum NibActions {
    /// Returns a selector that finds its method when it is performed, as in Objective-C.
    static func selector(_ name: String, modules: [String]) -> Selector {
        Selector(
            name,
            isMethod: { target in has(name, target, modules) },
            call: { target, arguments in perform(name, on: target, arguments, modules) })
    }

    static func has(_ name: String, _ target: AnyObject, _ modules: [String]) -> Bool {
        find(name, target, modules) != nil || ClassTables.method(name, of: target) != nil || standardSelector(name, target) != nil
    }

    @discardableResult static func perform(_ name: String, on target: AnyObject, _ arguments: [Any], _ modules: [String]) -> Bool {
        if let action = find(name, target, modules) { return action.call(target, arguments) }
        if let method = ClassTables.method(name, of: target) { return method.perform(on: target, with: arguments) }
        return standardSelector(name, target)?.perform(on: target, with: arguments) ?? false
    }

    private static func find(_ name: String, _ target: AnyObject, _ modules: [String]) -> NibAction? {
        let searchedModules = NibClasses.modules(of: type(of: target)) + modules + [NibClasses.program].compactMap { $0 }
        return searchedModules.lazy.compactMap { NibModule.of($0)?.action(name, for: target) }.first
    }

    /// Returns the method of a controller that creates a segue's destination.
    static func segue(_ name: String, of source: UIViewController) -> NibSegueAction? {
        if let factory = ClassTables.factory(name, of: source) {
            return NibSegueAction(name) { (source: UIViewController, coder, sender, identifier) in
                factory.make(source, coder, sender, identifier) as? UIViewController
            }
        }
        let searchedModules = NibClasses.modules(of: type(of: source)) + [NibClasses.program].compactMap { $0 }
        return searchedModules.lazy.compactMap { NibModule.of($0)?.segueAction(name, for: source) }.first
    }

    private static func standardSelector(_ name: String, _ target: AnyObject) -> Selector? {
        standardSelectors.first { $0.description == name && $0.canPerform(target, with: []) }
    }

    /// The framework methods that nibs can name.
    private static let standardSelectors: [Selector] = [
        Selector("cut:", UITextField.cut(_:)), Selector("copy:", UITextField.copy(_:)), Selector("paste:", UITextField.paste(_:)),
        Selector("selectAll:", UITextField.selectAll(_:)), Selector("cut:", UITextView.cut(_:)), Selector("copy:", UITextView.copy(_:)),
        Selector("paste:", UITextView.paste(_:)), Selector("selectAll:", UITextView.selectAll(_:)),
    ]

    static let events: [String: UIControl.Event] = [
        "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat, "touchDragInside": .touchDragInside,
        "touchDragOutside": .touchDragOutside, "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
        "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside, "touchCancel": .touchCancel, "valueChanged": .valueChanged,
        "primaryActionTriggered": .primaryActionTriggered, "editingDidBegin": .editingDidBegin, "editingChanged": .editingChanged,
        "editingDidEnd": .editingDidEnd, "editingDidEndOnExit": .editingDidEndOnExit,
    ]
}
