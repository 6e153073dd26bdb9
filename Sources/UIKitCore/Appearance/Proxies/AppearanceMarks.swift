/// A property that appearance proxies take. At most 64, for each is a bit of ``AppearanceMarks``.
enum AppearanceProperty: UInt64 {
    case tintColor, backgroundColor, textColor, font, barTintColor
    case backIndicatorImage, backgroundImage, barStyle, borderStyle, color, compactAppearance, compactScrollEdgeAppearance
    case currentPageIndicatorTintColor, defaultTextAttributes, isTranslucent, itemPositioning, itemWidth, keyboardAppearance
    case largeTitleTextAttributes, maximumTrackTintColor, minimumTrackTintColor, onTintColor, pageIndicatorTintColor
    case progressTintColor, scrollEdgeAppearance, sectionIndexBackgroundColor, sectionIndexColor, selectedSegmentTintColor
    case selectionIndicatorImage, separatorColor, separatorInset, shadowImage, standardAppearance, thumbTintColor
    case semanticContentAttribute
    case titleTextAttributes, trackTintColor, unselectedItemTintColor
    case titleAttributesNormal, titleAttributesHighlighted, titleAttributesDisabled, titleAttributesSelected, titleAttributesOther
    case itemGround, itemGroundShift, itemTitleShift, backTitleShift
    case segmentGround, segmentDivider, segmentShift
    case titleColorNormal, titleColorHighlighted, titleColorDisabled, titleColorSelected, titleColorOther

    /// The look of titles in a state.
    static func titleAttributes(_ state: UIControl.State) -> Self {
        switch state {
        case .normal: .titleAttributesNormal
        case .highlighted: .titleAttributesHighlighted
        case .disabled: .titleAttributesDisabled
        case .selected: .titleAttributesSelected
        default: .titleAttributesOther
        }
    }

    /// The colour of titles in a state.
    static func titleColor(_ state: UIControl.State) -> Self {
        switch state {
        case .normal: .titleColorNormal
        case .highlighted: .titleColorHighlighted
        case .disabled: .titleColorDisabled
        case .selected: .titleColorSelected
        default: .titleColorOther
        }
    }

    var bit: UInt64 { 1 << rawValue }
}

/// What an object knows of appearance: its own properties, and, if it is a proxy, what it was told.
struct AppearanceMarks {
    private var own: UInt64 = 0
    /// While values of proxies are taken over: they do not count as the object's own.
    var isApplying = false
    /// Of proxies only.
    var rule: AppearanceRule?

    /// A property was set.
    mutating func note(_ property: AppearanceProperty) {
        if !isApplying { own |= property.bit }
    }

    /// Whether the object was given a value of its own.
    func isOwn(_ property: AppearanceProperty) -> Bool { own & property.bit != 0 }
}

/// Objects that take their appearance from proxies.
@MainActor protocol AppearanceTaking: NSObject {
    var appearanceMarks: AppearanceMarks { get set }
}

extension UIView: AppearanceTaking {}
extension UIBarItem: AppearanceTaking {}

extension AppearanceTaking {
    /// To be called by the setter of each property that proxies take, after the value was stored.
    ///
    /// - Parameter path: the property, to set `value` on other objects with.
    @inline(__always) func noteAppearance<Root: AppearanceTaking, Value>(
        _ property: AppearanceProperty, _ path: @autoclosure () -> ReferenceWritableKeyPath<Root, Value>, _ value: Value
    ) {
        if let rule = appearanceMarks.rule { return rule.set(property, path(), value) }
        appearanceMarks.note(property)
    }

    /// The same for what is set by a method, which `apply` calls on other objects; `variant` stands for its other arguments, such as states.
    @inline(__always) func noteAppearance(
        _ property: AppearanceProperty, for variant: @autoclosure () -> [Int] = [], _ apply: @escaping (AnyObject) -> Void
    ) {
        if let rule = appearanceMarks.rule { return rule.set(property, for: variant(), apply) }
        appearanceMarks.note(property)
    }

    /// Takes over what proxies were told for objects like this one.
    ///
    /// - Parameter start: where the containers begin.
    func takeAppearance(in start: UIResponder?) {
        guard let store = ApplicationHost.current?.appearances, !store.isEmpty, appearanceMarks.rule == nil else { return }
        for rule in store.rules(for: self) where rule.applies(in: start) { rule.apply(to: self) }
    }
}
