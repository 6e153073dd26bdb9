import Caret

extension MemoryCases {
    private mutating func addInteraction(_ name: String, _ make: @escaping @MainActor (SenderOwner<UIView>) -> any UIInteraction) {
        add(name, { UIView() }, owned: { (owner: SenderOwner<UIView>) in owner.sender.addInteraction(make(owner)) })
    }

    /// Adds the initializers of interactions. Closures that return a value read the probe only to capture it.
    mutating func addInteractions() {
        add("UIContextMenuInteraction+Closures.init(_:)") { probe in UIContextMenuInteraction { _ in probe.count > 0 ? nil : nil } }
        addInteraction("UIContextMenuInteraction+Closures.init(_:_:)") { owner in UIContextMenuInteraction(owner) { _, _ in nil } }
        add("UIDragInteraction+Closures.init(_:)") { probe in UIDragInteraction { _ in probe.count > 0 ? [] : [] } }
        addInteraction("UIDragInteraction+Closures.init(_:_:)") { owner in UIDragInteraction(owner) { owner, _ in owner.dragItems() } }
        add("UIDropInteraction+Closures.init(proposing:_:)") { probe in UIDropInteraction { _ in probe.count += 1 } }
        addInteraction("UIDropInteraction+Closures.init(proposing:_:_:)") { owner in
            UIDropInteraction(owner) { owner, _ in owner.count += 1 }
        }
        add("UIEditMenuInteraction+Closures.init(_:)") { probe in UIEditMenuInteraction { _ in probe.count > 0 ? nil : nil } }
        addInteraction("UIEditMenuInteraction+Closures.init(_:_:)") { owner in UIEditMenuInteraction(owner) { _, _ in nil } }
        add("UIFindInteraction+Closures.init(_:)") { probe in UIFindInteraction { _ in probe.count > 0 ? nil : nil } }
        addInteraction("UIFindInteraction+Closures.init(_:_:)") { owner in UIFindInteraction(owner) { _, _ in nil } }
        add("UILargeContentViewerInteraction+Closures.init(_:)") { probe in UILargeContentViewerInteraction { _ in probe.count += 1 } }
        addInteraction("UILargeContentViewerInteraction+Closures.init(_:_:)") { owner in
            UILargeContentViewerInteraction(owner) { owner, _ in owner.count += 1 }
        }
        add("UIPointerInteraction+Closures.init(_:)") { probe in UIPointerInteraction { _ in probe.count > 0 ? nil : nil } }
        addInteraction("UIPointerInteraction+Closures.init(_:_:)") { owner in UIPointerInteraction(owner) { _, _ in nil } }
        add("UIToolTipInteraction+Closures.init(_:)") { probe in UIToolTipInteraction { _ in probe.count > 0 ? nil : nil } }
        addInteraction("UIToolTipInteraction+Closures.init(_:_:)") { owner in UIToolTipInteraction(owner) { _, _ in nil } }
    }

    private mutating func addBarItem(_ name: String, _ make: @escaping @MainActor (SenderOwner<UIViewController>) -> UIBarButtonItem) {
        add(
            "UIBarButtonItem+Owner.init(\(name):)", { UIViewController() },
            owned: { (owner: SenderOwner<UIViewController>) in owner.sender.navigationItem.rightBarButtonItem = make(owner) })
    }

    /// Adds the initializers of bar button items.
    mutating func addBarItems() {
        addBarItem("systemItem:_:_") { UIBarButtonItem(systemItem: .add, $0) { owner in owner.count += 1 } }
        addBarItem("systemItem:_:call") { UIBarButtonItem(systemItem: .add, $0, call: SenderOwner.noteTap) }
        addBarItem("systemItem:_:overlap:_") { UIBarButtonItem(systemItem: .add, $0) { owner in await owner.noteTapLater() } }
        addBarItem("title:image:_:_") { UIBarButtonItem(title: "A", $0) { owner in owner.count += 1 } }
        addBarItem("title:image:_:call") { UIBarButtonItem(title: "A", $0, call: SenderOwner.noteTap) }
        addBarItem("title:image:_:overlap:_") { UIBarButtonItem(title: "A", $0) { owner in await owner.noteTapLater() } }
    }
}

extension SenderOwner {
    fileprivate func noteTap() { count += 1 }
    fileprivate func noteTapLater() async { count += 1 }
}
