import UIKitEngines

/// The nib state of a controller, for loading its view and for its segues.
@MainActor struct ControllerNib {
    var storyboard: UIStoryboard?
    var source: NibSource?
    /// The element of the controller.
    var element: NibElement?
    var scene: NibDocument.Scene?
    /// The objects created together with the controller, by identifier, without the controller itself.
    var objects: [String: AnyObject] = [:]
    /// The top-level objects of the scene, retained with the controller.
    var retainedObjects: [AnyObject] = []
    /// The popover sources that segues specify, by the segue's identifier.
    var anchors: [String: PopoverAnchor] = [:]
    var mode = NibSession.Mode.parity
    /// The static cells of a table.
    var staticTable: StaticTable?
}

/// A view or bar button item as the source of a popover.
struct PopoverAnchor {
    weak var object: AnyObject?
}

extension NibSession {
    /// Stores the storyboard, the source and the element from which a controller was created.
    func storeOrigin(_ controller: UIViewController, _ element: NibElement) {
        controller.nib.storyboard = storyboard
        controller.nib.source = source
        controller.nib.element = element
        controller.nib.mode = mode
    }
}

extension UIViewController {
    /// Loads the view from the controller's scene, or from a nib. Returns `false` if there is neither.
    func makeViewFromNib() -> Bool {
        do {
            return try loadNib()
        } catch {
            return handleNibError(error)
        }
    }

    /// Handles a view that cannot be loaded. A preview shows a plain view; otherwise this traps, as UIKit raises an
    /// exception.
    func handleNibError(_ error: NibError) -> Bool {
        guard nib.mode.isLenient else { preconditionFailure("\(type(of: self)): \(error)") }
        Diagnostics.report("nib.error", error.description)
        return false
    }

    func loadNib() throws(NibError) -> Bool {
        if let source = nib.source, let element = nib.element, let view = element.child(key: "view") {
            try loadScene(source, element, view)
            return true
        }
        guard let source = try nibSource() else { return false }
        let mode = nib.mode
        let session = NibSession(source, owner: self, mode: mode)
        for element in source.document.objects {
            if let object = session.make(element), element.name != "placeholder" { nib.retainedObjects.append(object) }
        }
        try session.finish()
        nib.retainedObjects.removeAll { $0 === loaded }
        guard loaded != nil else { throw .viewNotSet(owner: "\(type(of: self))", file: baseName(source)) }
        return true
    }

    /// Whether the view comes from a scene or a nib.
    var hasNib: Bool { nib.element?.child(key: "view") != nil || nibName != nil || ((try? nibSource()) ?? nil) != nil }

    private func baseName(_ source: NibSource) -> String { (source.document.file as NSString).deletingPathExtension }

    /// Returns the nib with the controller's nib name. Without a nib name, returns the nib with the name of the
    /// class, with or without "Controller".
    private func nibSource() throws(NibError) -> NibSource? {
        if let nibName { return try NibStore.source(named: nibName, "xib", in: nibBundle) }
        let name = "\(type(of: self))".prefix { $0 != "<" }
        let shortName = name.hasSuffix("Controller") ? String(name.dropLast("Controller".count)) : nil
        guard NibClasses.module(of: type(of: self)) != NibClasses.framework else { return nil }
        for candidate in [shortName, String(name)].compactMap({ $0 }) where NibStore.exists(candidate, "xib", in: nibBundle) {
            return try NibStore.source(named: candidate, "xib", in: nibBundle)
        }
        return nil
    }

    private func loadScene(_ source: NibSource, _ element: NibElement, _ viewElement: NibElement) throws(NibError) {
        let session = NibSession(source, owner: self, mode: nib.mode, storyboard: nib.storyboard)
        session.scope = nib.scene?.identifiers
        session.objects = nib.objects
        if let id = element.id { session.objects[id] = self }
        for guide in element.list("layoutGuides") {
            guard let id = guide.id else { continue }
            let isTop = guide["type"] == "top"
            session.guides[id] = { [weak self] in (isTop ? self?.topLayoutGuide : self?.bottomLayoutGuide) as? UILayoutGuide }
        }
        guard let view = session.make(viewElement) as? UIView else {
            throw session.errors.first ?? .viewNotSet(owner: "\(type(of: self))", file: source.document.file)
        }
        adoptView(view)
        for other in nib.scene?.element.list("objects") ?? [] where other !== element && !["placeholder", "exit"].contains(other.name) {
            if let object = session.make(other) { nib.retainedObjects.append(object) }
        }
        if let control = element.child(key: "refreshControl"), let refresh = session.make(control) as? UIRefreshControl {
            (view as? UIScrollView)?.refreshControl = refresh
        }
        if let connections = element.child("connections") { session.deferConnections(connections, of: self) }
        let embeddedContainers = session.embeds(in: viewElement)
        try session.finish()
        nib.retainedObjects += session.showPreviews()
        for container in embeddedContainers { try embed(container.element, in: container.view) }
        nib.objects = [:]
    }
}

extension UIViewController {
    /// Loads the view from the controller's nib or scene, and throws errors for which ``view`` would trap.
    ///
    /// Views of child controllers are loaded first, so that their errors are thrown as well.
    ///
    /// - Throws: `NibError.missing(names:folder:)` with the searched files; `NibError.viewNotSet(owner:file:)`;
    ///   errors of mismatches.
    public func loadViewFromNib() throws(NibError) {
        guard !isViewLoaded else { return }
        // A container loads these views while it loads or lays out its view, when errors can no longer be thrown.
        if !nib.mode.isLenient { for child in childrenOfNib { try child.loadViewFromNib() } }
        guard hasNib else { return loadViewIfNeeded() }
        if let table = self as? UITableViewController { try table.loadTableFromNib() } else { _ = try loadNib() }
        if let grid = self as? UICollectionViewController, let view = loaded as? UICollectionView { grid.adopt(view) }
        notifyLoaded()
    }

    /// The controllers whose views are loaded together with this controller's view. Tabs load their views when they
    /// are selected, unless all errors are requested.
    private var childrenOfNib: [UIViewController] {
        guard nib.mode != .strict, let tabs = self as? UITabBarController else { return children }
        return tabs.selectedViewController.map { [$0] } ?? []
    }
}
