import UIKitEngines

/// A control for selecting a date, a time or a duration.
///
/// Sends `.valueChanged` after the user selected a date, but not when the app sets a date. The compact style also
/// sends `.editingDidBegin` when its popover opens, and `.editingDidEnd` when the popover closes.
///
/// > Difference from Apple: the inline style shows wheels for the mode `.time`. Escape also closes the popover of the
/// > compact style. The label of the time below a calendar is "Time" in every locale.
/// - Source: https://developer.apple.com/documentation/uikit/uidatepicker
@preconcurrency @MainActor open class UIDatePicker: UIControl {
    final var settings = DateSettings()
    final var face: (any DateFace)?
    /// The date that was set, before limits and rounding.
    final var assignedDate: Date
    final var duration: TimeInterval = 0
    /// Called when Escape or Return is pressed in a popover.
    final var onDismissKey: (@MainActor () -> Void)?

    /// Creates a picker with the current date.
    public override init(frame: CGRect) {
        assignedDate = WallClock.now
        settings.userLocale = UserLocale.current
        super.init(frame: frame)
        setUpFace()
        if frame.size == .zero { self.frame.size = intrinsicContentSize }
    }

    /// Creates a picker from an archive.
    public required init?(coder: NSCoder) {
        assignedDate = WallClock.now
        settings.userLocale = UserLocale.current
        super.init(coder: coder)
        setUpFace()
        NibCoder.read(coder, into: self, at: UIDatePicker.self)
    }

    // MARK: - Selection

    /// The selected date, clamped to the limits, and rounded to ``minuteInterval`` unless ``roundsToMinuteInterval`` is
    /// `false`. The current date by default.
    ///
    /// Not used in the mode `.countDownTimer`.
    open var date: Date {
        get { settings.clampedAndRounded(assignedDate) }
        set { setDate(newValue, animated: false) }
    }

    /// Sets the date, with animation if `animated`. Sends no events.
    open func setDate(_ date: Date, animated: Bool) { show(date, animated: animated) }

    /// The duration that is selected in the mode `.countDownTimer`, in seconds: 0…86,340, in whole minutes. 0 by
    /// default.
    open var countDownDuration: TimeInterval {
        get { DurationDate.date(of: duration).timeIntervalSinceReferenceDate }
        set { showDuration(newValue) }
    }

    // MARK: - Limits

    /// The kind of value to select; `.dateAndTime` by default.
    open var datePickerMode: Mode {
        get { settings.mode }
        set { change { $0.mode = newValue } }
    }
    /// The first date that can be selected; `nil`, the default, for no limit. Has no effect while the date is later
    /// than ``maximumDate``.
    open var minimumDate: Date? {
        get { settings.limits.minimum }
        set { change { $0.limits.minimum = newValue } }
    }
    /// The last date that can be selected; `nil`, the default, for no limit. Has no effect while the date is earlier
    /// than ``minimumDate``.
    open var maximumDate: Date? {
        get { settings.limits.maximum }
        set { change { $0.limits.maximum = newValue } }
    }
    /// The interval of the minutes: a divisor of 60, from 1, the default, to 30. Other values count as 1.
    open var minuteInterval: Int {
        get { settings.limits.minuteInterval }
        set { setMinuteInterval(newValue) }
    }
    /// Whether dates that the app sets are rounded down to a multiple of ``minuteInterval``; `true` by default.
    open var roundsToMinuteInterval: Bool {
        get { settings.limits.roundsToMinuteInterval }
        set { change { $0.limits.roundsToMinuteInterval = newValue } }
    }

    // MARK: - Locale

    /// The locale for text and formats; `nil`, the default, for the user's locale.
    open var locale: Locale? {
        get { settings.locale }
        set { change { $0.locale = newValue } }
    }
    /// The calendar of the picker. By default, and after setting `nil`, the calendar of the locale, or else of the
    /// user.
    open var calendar: Calendar! {
        get { settings.effectiveCalendar }
        set { change { $0.calendar = newValue } }
    }
    /// The time zone of the picker; `nil`, the default, for the time zone of the calendar.
    open var timeZone: TimeZone? {
        get { settings.timeZone }
        set { change { $0.timeZone = newValue } }
    }

    // MARK: - Style

    /// The style that the app prefers; `.automatic` by default.
    open var preferredDatePickerStyle: UIDatePickerStyle {
        get { settings.style }
        set { change { $0.style = newValue } }
    }
    /// The style of the picker: `.wheels`, `.compact` or `.inline`.
    open var datePickerStyle: UIDatePickerStyle { settings.effectiveStyle }

    // MARK: - Overrides

    open override var isEnabled: Bool { didSet { face?.enabledDidChange(isEnabled) } }
    open override var intrinsicContentSize: CGSize { face?.intrinsicSize ?? DateMetrics.wheelsSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutFace()
    }
    open override var contentHorizontalAlignment: ContentHorizontalAlignment { didSet { setNeedsLayout() } }
    open override var canBecomeFirstResponder: Bool { datePickerStyle != .compact && super.canBecomeFirstResponder }
    @discardableResult open override func becomeFirstResponder() -> Bool {
        let isFirst = super.becomeFirstResponder()
        face?.keyboardFocusDidChange(isFirstResponder)
        return isFirst
    }
    @discardableResult open override func resignFirstResponder() -> Bool {
        let didResign = super.resignFirstResponder()
        face?.keyboardFocusDidChange(isFirstResponder)
        return didResign
    }
    override func didLoseFirstResponder(in window: UIWindow) {
        super.didLoseFirstResponder(in: window)
        face?.keyboardFocusDidChange(false)
    }
    override func stepByKey(forward: Bool, isVertical: Bool) -> Bool { face?.step(forward: forward, isVertical: isVertical) ?? false }
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !dismissesPopover(presses) { super.pressesBegan(presses, with: event) }
    }
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if previousTraitCollection?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory { refresh() }
    }
}
