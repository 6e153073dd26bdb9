/// Something to do that an app can be started for, beside being started.
///
/// Items that never change stand in the app's Info.plist, under `UIApplicationShortcutItems`; others are set while it runs
/// (``UIApplication/shortcutItems``).
///
/// > Difference from Apple: a Linux desktop shows what the app's desktop entry lists as actions. Give each item one, with
/// > `Exec=env CARET_SHORTCUT=its.type app`: the desktop starts the program anew, for an item of that type.
/// - Source: https://developer.apple.com/documentation/uikit/uiapplicationshortcutitem
@preconcurrency @MainActor open class UIApplicationShortcutItem: NSObject, @preconcurrency NSCopying, @preconcurrency NSMutableCopying {
    /// What tells the item from others.
    open fileprivate(set) var type: String
    /// What it is called.
    open fileprivate(set) var localizedTitle: String
    /// What is said below; `nil` for nothing.
    open fileprivate(set) var localizedSubtitle: String?
    /// The picture beside; `nil` for none.
    open fileprivate(set) var icon: UIApplicationShortcutIcon?
    /// What the app wants to know when it is chosen; `nil` for nothing.
    open fileprivate(set) var userInfo: [String: any NSSecureCoding]?
    /// What it is about, by which a scene is found that shows it already; `nil` for nothing.
    open fileprivate(set) var targetContentIdentifier: Any?

    /// Makes an item with all there is to it.
    public init(
        type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
        userInfo: [String: any NSSecureCoding]? = nil
    ) {
        self.type = type
        self.localizedTitle = localizedTitle
        self.localizedSubtitle = localizedSubtitle
        self.icon = icon
        self.userInfo = userInfo
        super.init()
    }

    /// Makes an item with a title alone.
    public convenience init(type: String, localizedTitle: String) {
        self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
    }

    /// An item like this one that does not change.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIApplicationShortcutItem(
            type: type, localizedTitle: localizedTitle, localizedSubtitle: localizedSubtitle, icon: icon, userInfo: userInfo)
        copy.targetContentIdentifier = targetContentIdentifier
        return copy
    }

    /// An item like this one that can be changed.
    open func mutableCopy(with zone: NSZone? = nil) -> Any { UIMutableApplicationShortcutItem(self) }
}

/// An item that can be changed.
///
/// - Source: https://developer.apple.com/documentation/uikit/uimutableapplicationshortcutitem
@preconcurrency @MainActor open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
    open override var type: String {
        get { super.type }
        set { super.type = newValue }
    }
    open override var localizedTitle: String {
        get { super.localizedTitle }
        set { super.localizedTitle = newValue }
    }
    open override var localizedSubtitle: String? {
        get { super.localizedSubtitle }
        set { super.localizedSubtitle = newValue }
    }
    open override var icon: UIApplicationShortcutIcon? {
        get { super.icon }
        set { super.icon = newValue }
    }
    open override var userInfo: [String: any NSSecureCoding]? {
        get { super.userInfo }
        set { super.userInfo = newValue }
    }
    open override var targetContentIdentifier: Any? {
        get { super.targetContentIdentifier }
        set { super.targetContentIdentifier = newValue }
    }

    convenience init(_ other: UIApplicationShortcutItem) {
        self.init(
            type: other.type, localizedTitle: other.localizedTitle, localizedSubtitle: other.localizedSubtitle, icon: other.icon,
            userInfo: other.userInfo)
        targetContentIdentifier = other.targetContentIdentifier
    }
}
