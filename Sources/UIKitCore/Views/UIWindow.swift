/// The view at the top of a tree: it stands on a screen and gets the events for all that is in it.
///
/// A window is hidden until `makeKeyAndVisible()`. Nobody but the app keeps it: one that is let go of leaves the screen.
/// - Source: https://developer.apple.com/documentation/uikit/uiwindow
@preconcurrency @MainActor open class UIWindow: UIView {
    /// Touches that changed since they were handed out last.
    var changedTouches: Set<UITouch> = []
    /// Decides among the recognizers of the window's touches.
    package final let gestures = GestureArbiter()
    /// Who hears of keys first.
    package final var firstResponder: UIResponder? {
        get { currentResponder }
        set {
            let old = currentResponder
            guard newValue !== old else { return }
            currentResponder = newValue
            surface?.input.setNeedsUpdate()
            ownInputDidChange(from: old, to: newValue)
            focusSystem.firstResponderDidChange(from: old, to: newValue)
        }
    }
    private weak var currentResponder: UIResponder?
    /// Whether it holds what is typed with: keys stay with the window that is typed into.
    final var isForInput = false
    /// Whether a controller becomes first responder after what is in it was.
    final var hasHeirs = true
    /// The menu that is open in the window: it hears of keys before all others.
    weak var openMenu: MenuStage?
    /// What is dragged out of a view of the window.
    final weak var dragStage: DragStage?
    /// The edit menu that is shown in the window: touches beside it take it away.
    final weak var editMenu: EditMenuBar?
    /// The list of combinations of keys that a person can see.
    private(set) lazy var keyHints = KeyHints(self)
    /// What has the focus in the window.
    private(set) lazy var focusSystem = UIFocusSystem(self)
    /// How Tab goes from field to field.
    var focus = WindowFocus()
    /// Who knows that the pointer is over its view.
    var hovering: [UIHoverGestureRecognizer] = []
    weak var hoveredButton: UIButton?
    /// Whether touches that hit nothing in the window go to those behind it.
    final var letsTouchesThrough = false
    private let ownUndoManager = UndoManager()
    private var surface: ScreenSurface?

    /// Makes a window on the main screen; in most apps `frame` is that screen's bounds. In points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        join(ApplicationHost.running.mainScreen.surface)
    }

    /// Makes a window as large as a scene's screen.
    public init(windowScene: UIWindowScene) {
        super.init(frame: windowScene.screen.bounds)
        join(windowScene.surface)
    }

    /// Makes a window as large as the main screen.
    public convenience init() { self.init(frame: UIScreen.main.bounds) }

    /// Makes a window of no size on the main screen.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        join(ApplicationHost.running.mainScreen.surface)
        NibCoder.read(coder, into: self, at: UIWindow.self)
    }

    isolated deinit {
        ApplicationHost.current?.giveUpKey(self, isGone: true)
        surface?.remove(self)
    }

    // MARK: - The screen

    /// The scene that the window belongs to.
    open weak var windowScene: UIWindowScene? {
        get { surface?.scene }
        set { join(newValue?.surface) }
    }

    /// The screen that the window stands on.
    open var screen: UIScreen {
        get { surface?.screen ?? ApplicationHost.running.mainScreen }
        set { join(newValue.surface) }
    }

    /// How far in front the window stands; `.normal` by default.
    open var windowLevel = Level.normal {
        didSet { if windowLevel != oldValue { surface?.restack() } }
    }

    /// Whether the window is off the screen, and takes no touches; `true` until it is made visible.
    open override var isHidden: Bool {
        get { super.isHidden }
        set { setHidden(newValue) }
    }

    /// The controller whose view fills the window; shown with the window. `nil` by default.
    open var rootViewController: UIViewController? {
        didSet { if rootViewController !== oldValue { replaceRoot(oldValue) } }
    }

    package override var deepestActionResponder: UIResponder { rootViewController?.topOfPresentations.deepestActionResponder ?? self }

    // MARK: - The key window

    /// Whether keys go to this window.
    open var isKeyWindow: Bool { ApplicationHost.current?.keyWindow === self }

    /// Whether the window may be key; `true` by default.
    open var canBecomeKey: Bool { !isForInput }

    /// Makes this window key; the one that was key stops being it.
    open func makeKey() { ApplicationHost.current?.makeKey(self) }

    /// Brings the window to the front of its level, shows it, and makes it key.
    open func makeKeyAndVisible() { show() }

    /// Called after the window became key; call `super`.
    open func becomeKey() {}

    /// Called after the window stopped being key; call `super`.
    open func resignKey() {}

    // MARK: - Events

    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self && letsTouchesThrough ? nil : hit
    }

    /// The window itself: what is in it answers so by being told.
    open override var window: UIWindow? { self }

    /// The scene.
    open override var next: UIResponder? { windowScene ?? ApplicationHost.current?.application }

    /// The window's own: of all in it that has none.
    open override var undoManager: UndoManager? { ownUndoManager }

    /// What nobody before wanted is typed into an app's own input. Tab and Shift+Tab go from field to field; arrows move the focus.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let isDone = typeIntoInput(presses) || moveFocus(for: presses) || moveFocusItem(for: presses)
        if !presses.noting(isDone) { super.pressesBegan(presses, with: event) }
    }

    /// Hands an event to the views and responders that it concerns. What an override does not pass on to `super` goes no further.
    open func sendEvent(_ event: UIEvent) { dispatch(event) }

    /// Moves the window to a display, or off all of them.
    private func join(_ new: ScreenSurface?) {
        guard surface !== new else { return }
        if surface == nil { layer.isHidden = true }
        surface?.remove(self)
        surface = new
        new?.add(self)
        environmentDidChange()
    }

    var display: ScreenSurface? { surface }
    /// Where the selection of the app's own text that is typed into began.
    var fixedEndOfOwnText: UITextPosition?
}
