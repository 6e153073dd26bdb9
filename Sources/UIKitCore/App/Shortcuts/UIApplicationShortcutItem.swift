/// A shortcut item: an action with which the user can launch an app.
///
/// Static items are listed in the app's Info.plist, under `UIApplicationShortcutItems`. Dynamic items are set while
/// the app is running; see ``UIApplication/shortcutItems``.
///
/// > Difference from Apple: a Linux desktop shows the actions of the app's desktop entry. Add an action for each
/// > item, with `Exec=env CARET_SHORTCUT=its.type app`. The desktop starts a new process for the item of that type.
/// - Source: https://developer.apple.com/documentation/uikit/uiapplicationshortcutitem
@preconcurrency @MainActor open class UIApplicationShortcutItem: NSObject, @preconcurrency NSCopying, @preconcurrency NSMutableCopying {
    /// The type that identifies the item.
    open fileprivate(set) var type: String
    /// The title of the item.
    open fileprivate(set) var localizedTitle: String
    /// The subtitle of the item; `nil` for none.
    open fileprivate(set) var localizedSubtitle: String?
    /// The icon of the item; `nil` for none.
    open fileprivate(set) var icon: UIApplicationShortcutIcon?
    /// The app's data for the item; `nil` for none.
    open fileprivate(set) var userInfo: [String: any NSSecureCoding]?
    /// The identifier of the item's content, which identifies a scene that shows the content; `nil` for none.
    open fileprivate(set) var targetContentIdentifier: Any?

    /// Creates an item.
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

    /// Creates an item with only a type and a title.
    public convenience init(type: String, localizedTitle: String) {
        self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
    }

    /// Returns an immutable copy.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIApplicationShortcutItem(
            type: type, localizedTitle: localizedTitle, localizedSubtitle: localizedSubtitle, icon: icon, userInfo: userInfo)
        copy.targetContentIdentifier = targetContentIdentifier
        return copy
    }

    /// Returns a mutable copy.
    open func mutableCopy(with zone: NSZone? = nil) -> Any { UIMutableApplicationShortcutItem(self) }
}

/// A shortcut item with properties that can be changed.
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
