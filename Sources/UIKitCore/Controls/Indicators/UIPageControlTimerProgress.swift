/// A progress that time drives: each page lasts a while, and then the next one comes.
///
/// It follows the display's clock, and stands still while the bar does not show.
/// - Source: https://developer.apple.com/documentation/uikit/uipagecontroltimerprogress
@preconcurrency @MainActor open class UIPageControlTimerProgress: UIPageControlProgress {
    package final let timerHub = DelegateHub<any UIPageControlTimerProgressDelegate>()
    private var durations: [Int: TimeInterval] = [:]
    private var isOn = false
    private var link: LinkToken?
    private var last: TimeInterval?

    /// Makes a progress that stands still, with the time that pages last, in seconds.
    public init(preferredDuration: TimeInterval) {
        self.preferredDuration = preferredDuration
        super.init()
    }

    /// Says whether the next page comes, and hears of time; held weakly. Defaults to `nil`.
    @_nonoverride open weak var delegate: (any UIPageControlTimerProgressDelegate)? {
        get { timerHub.delegate }
        set {
            timerHub.delegate = newValue
            hub.delegate = newValue
        }
    }

    /// Whether the first page follows on the last one; otherwise the last one's bar stays full. Defaults to `false`.
    open var resetsToInitialPageAfterEnd = false
    /// How long pages last that have no time of their own, in seconds. Less than a frame counts as a frame.
    open var preferredDuration: TimeInterval
    /// Whether time goes on. Defaults to `false`.
    open var isRunning: Bool { isOn }

    /// Has time go on from where it stopped.
    open func resumeTimer() {
        isOn = true
        follow()
    }

    /// Has time stand still.
    open func pauseTimer() {
        isOn = false
        stop()
    }

    /// Gives a page a time of its own, in seconds.
    open func setDuration(_ duration: TimeInterval, forPage page: Int) { durations[page] = duration }

    /// How long a page lasts, in seconds.
    open func duration(forPage page: Int) -> TimeInterval { durations[page] ?? preferredDuration }

    override func visibilityDidChange() { if isProgressVisible { follow() } else { stop() } }

    // MARK: - Time

    private func follow() {
        guard isOn, isProgressVisible, link?.isActive != true else { return }
        last = nil
        link = FrameLoop.current.addLink { [weak self] time in self?.tick(at: time) ?? false }
    }

    private func stop() {
        link?.cancel()
        link = nil
    }

    /// Returns whether time goes on.
    private func tick(at time: TimeInterval) -> Bool {
        guard isOn, let control else { return false }
        defer { last = time }
        guard let last, time > last else { return true }
        let duration = duration(forPage: control.currentPage)
        let share = duration > 0 && duration.isFinite ? Float((time - last) / duration) : duration > 0 ? 0 : 1
        // Times are sums of frames: what is left out by rounding is no frame of its own.
        let next = currentProgress + share
        currentProgress = next > 1 - 1e-4 ? 1 : next
        timerHub.tell { $0.pageControlTimerProgressDidChange(self) }
        if currentProgress >= 1, isOn { advance(control) }
        return isOn && link?.isActive == true
    }

    private func advance(_ control: UIPageControl) {
        let isLast = control.currentPage + 1 >= control.numberOfPages
        guard !isLast || resetsToInitialPageAfterEnd else { return pauseTimer() }
        let page = isLast ? 0 : control.currentPage + 1
        guard timerHub.should({ $0.pageControlTimerProgress(self, shouldAdvanceToPage: page) }) else { return pauseTimer() }
        // A single page begins again, though it is no other one.
        if page == control.currentPage { pageDidChange(to: page) } else { control.step(by: page - control.currentPage) }
    }
}
