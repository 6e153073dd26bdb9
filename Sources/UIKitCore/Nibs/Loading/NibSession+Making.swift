import UIKitEngines

extension NibSession {
    /// Returns the class for an element: the custom class if it exists and is a subclass, otherwise the default
    /// class.
    func customType(of element: NibElement, base: AnyClass) -> AnyClass {
        guard mode != .launch, let name = element["customClass"] else { return base }
        let location = document.location(element)
        guard let type = NibClasses.find(name, module: element["customModule"], modules: modules) else {
            fail(.unknownClass(location, name: element["customModule"].map { "\($0).\(name)" } ?? name, expected: "\(base)"))
            return base
        }
        guard NibClasses.isSubclass(type, of: base) else {
            fail(.wrongClass(location, name: "\(type)", expected: "\(base)"))
            return base
        }
        return type
    }

    /// The modules of the owner's classes. They are searched for classes and actions in addition to the module that
    /// the file names.
    var modules: [String] { owner.map { NibClasses.modules(of: Swift.type(of: $0)) } ?? [] }

    func makeView(_ base: UIView.Type, _ element: NibElement) -> UIView? {
        let type = customType(of: element, base: base) as? UIView.Type ?? base
        let coder = NibCoder(element, self, for: type)
        guard let view = type.init(coder: coder) else {
            fail(.refused(document.location(element), name: "\(type)"))
            return nil
        }
        coder.readIfNeeded(into: view)
        return view
    }

    func makeLayout(_ base: UICollectionViewLayout.Type, _ element: NibElement) -> UICollectionViewLayout? {
        let type = customType(of: element, base: base) as? UICollectionViewLayout.Type ?? base
        let coder = NibCoder(element, self, for: type)
        guard let layout = type.init(coder: coder) else {
            fail(.refused(document.location(element), name: "\(type)"))
            return nil
        }
        coder.readIfNeeded(into: layout)
        return layout
    }

    func makeController(_ base: UIViewController.Type, _ element: NibElement) -> UIViewController? {
        let type = customType(of: element, base: base) as? UIViewController.Type ?? base
        let coder = NibCoder(element, self, for: type)
        let creator = self.creator
        self.creator = nil
        let createdController = creator.flatMap { $0(coder) } ?? type.init(coder: coder)
        guard let controller = createdController else {
            fail(.refused(document.location(element), name: "\(type)"))
            return nil
        }
        coder.readIfNeeded(into: controller)
        return controller
    }

    func makeBarButton(_ element: NibElement) -> UIBarButtonItem? {
        guard let name = element["systemItem"] else {
            return DelegateConstruction.make(customType(of: element, base: UIBarButtonItem.self)) as? UIBarButtonItem
        }
        checkCustomClass(element, of: UIBarButtonItem.self)
        let value = NibValue(name: "systemItem", text: name, element: nil, ownerElement: element, session: self)
        guard let item = value.choice(Self.barItems) else { return UIBarButtonItem() }
        return UIBarButtonItem(barButtonSystemItem: item, target: nil, action: nil)
    }

    private static let barItems: [String: UIBarButtonItem.SystemItem] = [
        "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add, "flexibleSpace": .flexibleSpace,
        "fixedSpace": .fixedSpace, "compose": .compose, "reply": .reply, "action": .action, "organize": .organize,
        "bookmarks": .bookmarks, "search": .search, "refresh": .refresh, "stop": .stop, "camera": .camera, "trash": .trash,
        "play": .play, "pause": .pause, "rewind": .rewind, "fastForward": .fastForward, "undo": .undo, "redo": .redo, "close": .close,
    ]

    /// Reports a custom class of a system item. Such an item is created with an initialiser that a custom class need
    /// not have.
    private func checkCustomClass(_ element: NibElement, of base: AnyClass) {
        guard let name = element["customClass"] else { return }
        skip(element, "the class \(name)", why: "a \(base) is made by its own class only")
    }
}
