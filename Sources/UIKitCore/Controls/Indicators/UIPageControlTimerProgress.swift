/// A progress that advances with time. When the duration of a page is over, the control turns to the next page.
///
/// The timer is synchronised with the display, and pauses while the bar is hidden.
/// - Source: https://developer.apple.com/documentation/uikit/uipagecontroltimerprogress
@preconcurrency @MainActor open class UIPageControlTimerProgress: UIPageControlProgress {
    package final let timerHub = DelegateHub<any UIPageControlTimerProgressDelegate>()
    private var durations: [Int: TimeInterval] = [:]
    private var isTimerRunning = false
    private var displayLink: LinkToken?
    private var lastTickTime: TimeInterval?

    /// Creates a paused progress with the default duration of pages, in seconds.
    public init(preferredDuration: TimeInterval) {
        self.preferredDuration = preferredDuration
        super.init()
    }

    /// The delegate, which allows or prevents page changes and is notified of progress. Held weakly; `nil` by
    /// default.
    @_nonoverride open weak var delegate: (any UIPageControlTimerProgressDelegate)? {
        get { timerHub.delegate }
        set {
            timerHub.delegate = newValue
            hub.delegate = newValue
        }
    }

    /// Whether the first page follows the last page. With `false`, the default, the timer pauses at the end of the
    /// last page.
    open var resetsToInitialPageAfterEnd = false
    /// The duration of pages for which the app set no duration, in seconds. A duration of less than a frame counts as
    /// one frame.
    open var preferredDuration: TimeInterval
    /// Whether the timer is running; `false` by default.
    open var isRunning: Bool { isTimerRunning }

    /// Resumes the timer at the current progress.
    open func resumeTimer() {
        isTimerRunning = true
        startIfVisible()
    }

    /// Pauses the timer.
    open func pauseTimer() {
        isTimerRunning = false
        stop()
    }

    /// Sets the duration of a page, in seconds.
    open func setDuration(_ duration: TimeInterval, forPage page: Int) { durations[page] = duration }

    /// Returns the duration of a page, in seconds.
    open func duration(forPage page: Int) -> TimeInterval { durations[page] ?? preferredDuration }

    override func visibilityDidChange() { if isProgressVisible { startIfVisible() } else { stop() } }

    // MARK: - Timing

    private func startIfVisible() {
        guard isTimerRunning, isProgressVisible, displayLink?.isActive != true else { return }
        lastTickTime = nil
        displayLink = FrameLoop.current.addLink { [weak self] time in self?.tick(at: time) ?? false }
    }

    private func stop() {
        displayLink?.cancel()
        displayLink = nil
    }

    /// Advances the progress. Returns whether the timer continues.
    private func tick(at time: TimeInterval) -> Bool {
        guard isTimerRunning, let control else { return false }
        defer { lastTickTime = time }
        guard let lastTickTime, time > lastTickTime else { return true }
        let duration = duration(forPage: control.currentPage)
        // A page without a duration ends at once, and a page with an infinite duration never ends.
        let increment = duration > 0 ? Float((time - lastTickTime) / duration) : 1
        // Times are sums of frame durations; the tolerance keeps rounding errors from adding a frame.
        let next = currentProgress + increment
        currentProgress = next > 1 - 1e-4 ? 1 : next
        timerHub.notify { $0.pageControlTimerProgressDidChange(self) }
        if currentProgress >= 1, isTimerRunning { advance(control) }
        return isTimerRunning && displayLink?.isActive == true
    }

    private func advance(_ control: UIPageControl) {
        let isLast = control.currentPage + 1 >= control.numberOfPages
        guard !isLast || resetsToInitialPageAfterEnd else { return pauseTimer() }
        let page = isLast ? 0 : control.currentPage + 1
        guard timerHub.allAgree({ $0.pageControlTimerProgress(self, shouldAdvanceToPage: page) }) else { return pauseTimer() }
        // A single page starts again, although the current page does not change.
        if page == control.currentPage { pageDidChange(to: page) } else { control.step(by: page - control.currentPage) }
    }
}
