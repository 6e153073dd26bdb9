/// How far the present page of a page control has got: the page's dot becomes a bar that fills.
///
/// Give it to ``UIPageControl/progress``.
/// - Source: https://developer.apple.com/documentation/uikit/uipagecontrolprogress
@preconcurrency @MainActor open class UIPageControlProgress: NSObject {
    /// What other code keeps with the progress.
    package final var companion: AnyObject?
    // Subclasses declare a delegate of a narrower type under the same name, and mark it with `@_nonoverride`.
    /// Specifies where pages begin, and is notified when the bar shows; held weakly. Defaults to `nil`.
    @_disfavoredOverload open weak var delegate: (any UIPageControlProgressDelegate)? {
        get { hub.delegate }
        set { hub.delegate = newValue }
    }
    package final let hub = DelegateHub<any UIPageControlProgressDelegate>()
    /// Where it is shown.
    final weak var control: UIPageControl?
    private var value: Float = 0
    private var isShown = false

    /// Makes a progress of 0.
    public override init() { super.init() }

    /// How far the present page has got, 0…1. Begins again with each page, at what the delegate says. What is beyond counts as the limit.
    open var currentProgress: Float {
        get { value }
        set {
            let new = newValue.isFinite ? min(max(0, newValue), 1) : 0
            guard new != value else { return }
            value = new
            control?.setNeedsLayout()
        }
    }

    /// Whether the bar shows: in a window, where there are pages, and no finger goes along them.
    open var isProgressVisible: Bool { isShown }

    /// Another page is the present one.
    func pageDidChange(to page: Int) {
        currentProgress = hub.value(0) { $0.pageControlProgress(self, initialProgressForPage: page) }
    }

    final func show(_ isShown: Bool) {
        guard self.isShown != isShown else { return }
        self.isShown = isShown
        visibilityDidChange()
        hub.tell { $0.pageControlProgressVisibilityDidChange(self) }
    }

    func visibilityDidChange() {}
}
