/// The progress of a page control's current page. The dot of that page becomes a bar that fills.
///
/// Assign the object to ``UIPageControl/progress``.
/// - Source: https://developer.apple.com/documentation/uikit/uipagecontrolprogress
@preconcurrency @MainActor open class UIPageControlProgress: NSObject {
    /// An object that other code associates with the progress.
    package final var associatedObject: AnyObject?
    // A subclass declares its `delegate`, of a narrower type, with `@_nonoverride`.
    /// The delegate, which provides the initial progress of pages, and is notified of visibility changes. Held
    /// weakly; `nil` by default.
    @_disfavoredOverload open weak var delegate: (any UIPageControlProgressDelegate)? {
        get { hub.delegate }
        set { hub.delegate = newValue }
    }
    package final let hub = DelegateHub<any UIPageControlProgressDelegate>()
    /// The control that shows the progress.
    final weak var control: UIPageControl?
    private var value: Float = 0
    private var isShown = false

    /// Creates a progress of 0.
    public override init() { super.init() }

    /// The progress of the current page, 0…1. Each page starts at the value that the delegate returns. Values out of
    /// range are clamped.
    open var currentProgress: Float {
        get { value }
        set {
            let new = newValue.isFinite ? min(max(0, newValue), 1) : 0
            guard new != value else { return }
            value = new
            control?.setNeedsLayout()
        }
    }

    /// Whether the bar is visible: the control is in a window and has pages, and no touch moves along the dots.
    open var isProgressVisible: Bool { isShown }

    /// Sets the initial progress of a page that became the current page.
    func pageDidChange(to page: Int) {
        currentProgress = hub.value(0) { $0.pageControlProgress(self, initialProgressForPage: page) }
    }

    final func show(_ isShown: Bool) {
        guard self.isShown != isShown else { return }
        self.isShown = isShown
        visibilityDidChange()
        hub.notify { $0.pageControlProgressVisibilityDidChange(self) }
    }

    func visibilityDidChange() {}
}
