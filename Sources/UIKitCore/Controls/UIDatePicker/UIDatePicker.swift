import UIKitEngines

/// Lets one choose a moment, a day, or a length of time.
///
/// Targets and closures for `.valueChanged` are called after a person has chosen, never after the app has. The compact style also sends
/// `.editingDidBegin` when what it opens appears, and `.editingDidEnd` when it is gone.
///
/// > Difference from Apple: the inline style shows wheels for the mode `.time`, what the compact
/// > style opens is closed by Escape, too, and the word beside the time of a calendar is "Time" whatever the locale.
/// - Source: https://developer.apple.com/documentation/uikit/uidatepicker
@preconcurrency @MainActor open class UIDatePicker: UIControl {
    final var settings = DateSettings()
    final var face: (any DateFace)?
    /// What was set, before limits and steps.
    final var given: Date
    final var span: TimeInterval = 0
    /// What Escape and return do where the picker stands on a card.
    final var whenLeft: (@MainActor () -> Void)?

    /// Makes a picker that stands on the present moment.
    public override init(frame: CGRect) {
        given = WallClock.now
        settings.userLocale = UserLocale.current
        super.init(frame: frame)
        setUpFace()
        if frame.size == .zero { self.frame.size = intrinsicContentSize }
    }

    /// Makes a picker from an archive.
    public required init?(coder: NSCoder) {
        given = WallClock.now
        settings.userLocale = UserLocale.current
        super.init(coder: coder)
        setUpFace()
        NibCoder.read(coder, into: self, at: UIDatePicker.self)
    }

    // MARK: - What is chosen

    /// The moment that is chosen: within the limits and, unless ``roundsToMinuteInterval`` is off, on a step. The present one by default.
    ///
    /// Not used in the mode `.countDownTimer`.
    open var date: Date {
        get { settings.settled(given) }
        set { setDate(newValue, animated: false) }
    }

    /// Shows a moment, and turns wheels to it if `animated`. Nobody is told.
    open func setDate(_ date: Date, animated: Bool) { show(date, animated: animated) }

    /// The length of time that is chosen in the mode `.countDownTimer`, in seconds; 0…86,340, in whole minutes. 0 by default.
    open var countDownDuration: TimeInterval {
        get { DateSpan.date(of: span).timeIntervalSinceReferenceDate }
        set { showSpan(newValue) }
    }

    // MARK: - What may be chosen

    /// What is chosen: `.dateAndTime` by default.
    open var datePickerMode: Mode {
        get { settings.mode }
        set { change { $0.mode = newValue } }
    }
    /// The first moment that may be chosen; `nil`, the default, for any. Has no effect while it is after ``maximumDate``.
    open var minimumDate: Date? {
        get { settings.limits.minimum }
        set { change { $0.limits.minimum = newValue } }
    }
    /// The last moment that may be chosen; `nil`, the default, for any. Has no effect while it is before ``minimumDate``.
    open var maximumDate: Date? {
        get { settings.limits.maximum }
        set { change { $0.limits.maximum = newValue } }
    }
    /// The steps of the minutes: a divisor of 60 from 1, the default, to 30. Anything else is taken for 1.
    open var minuteInterval: Int {
        get { settings.limits.minuteInterval }
        set { setMinuteInterval(newValue) }
    }
    /// Whether dates that the app sets are rounded down to a step; `true` by default.
    open var roundsToMinuteInterval: Bool {
        get { settings.limits.rounds }
        set { change { $0.limits.rounds = newValue } }
    }

    // MARK: - Words and place

    /// Whose words, orders and hours are used; `nil`, the default, for the person's.
    open var locale: Locale? {
        get { settings.locale }
        set { change { $0.locale = newValue } }
    }
    /// The calendar that days are counted by; the person's by default, and again after `nil` was set.
    open var calendar: Calendar! {
        get { settings.usedCalendar }
        set { change { $0.calendar = newValue } }
    }
    /// Where times of day are told; `nil`, the default, for the calendar's place.
    open var timeZone: TimeZone? {
        get { settings.timeZone }
        set { change { $0.timeZone = newValue } }
    }

    // MARK: - Looks

    /// How the app would like it to look; `.automatic` by default.
    open var preferredDatePickerStyle: UIDatePickerStyle {
        get { settings.style }
        set { change { $0.style = newValue } }
    }
    /// How it looks: `.wheels`, `.compact` or `.inline`.
    open var datePickerStyle: UIDatePickerStyle { settings.usedStyle }

    // MARK: - Overrides

    open override var isEnabled: Bool { didSet { face?.enabledDidChange(isEnabled) } }
    open override var intrinsicContentSize: CGSize { face?.naturalSize ?? DateMetrics.wheels }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutFace()
    }
    open override var contentHorizontalAlignment: ContentHorizontalAlignment { didSet { setNeedsLayout() } }
    open override var canBecomeFirstResponder: Bool { datePickerStyle != .compact && super.canBecomeFirstResponder }
    @discardableResult open override func becomeFirstResponder() -> Bool {
        let isFirst = super.becomeFirstResponder()
        face?.keysGoHere(isFirstResponder)
        return isFirst
    }
    @discardableResult open override func resignFirstResponder() -> Bool {
        let isOver = super.resignFirstResponder()
        face?.keysGoHere(isFirstResponder)
        return isOver
    }
    override func didLoseFirstResponder(in window: UIWindow) {
        super.didLoseFirstResponder(in: window)
        face?.keysGoHere(false)
    }
    override func stepByKey(forward: Bool, isVertical: Bool) -> Bool { face?.step(forward: forward, isVertical: isVertical) ?? false }
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !leavesCard(presses) { super.pressesBegan(presses, with: event) }
    }
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if previousTraitCollection?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory { refresh() }
    }
}
