/// A property that appearance proxies support. There are at most 64, because each property is a bit of
/// ``AppearanceState``.
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
    case itemBackground, itemBackgroundShift, itemTitleShift, backTitleShift
    case segmentBackground, segmentDivider, segmentShift
    case titleColorNormal, titleColorHighlighted, titleColorDisabled, titleColorSelected, titleColorOther

    /// Returns the property of the title attributes for a state.
    static func titleAttributes(_ state: UIControl.State) -> Self {
        switch state {
        case .normal: .titleAttributesNormal
        case .highlighted: .titleAttributesHighlighted
        case .disabled: .titleAttributesDisabled
        case .selected: .titleAttributesSelected
        default: .titleAttributesOther
        }
    }

    /// Returns the property of the title colour for a state.
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

/// The appearance state of an object: the properties that were set on the object itself, and for a proxy, the
/// recorded values.
struct AppearanceState {
    /// The bits of the properties that were set on the object itself.
    private var setProperties: UInt64 = 0
    /// Whether values of a proxy are being applied. Such values do not count as set on the object itself.
    var isApplying = false
    /// The recorded values of a proxy; `nil` for other objects.
    var rule: AppearanceRule?

    /// Records that a property was set on the object itself, unless a proxy is setting it.
    mutating func recordSet(_ property: AppearanceProperty) {
        if !isApplying { setProperties |= property.bit }
    }

    /// Returns whether the property was set on the object itself.
    func isSetDirectly(_ property: AppearanceProperty) -> Bool { setProperties & property.bit != 0 }
}

/// An object that receives its appearance from proxies.
@MainActor protocol AppearanceTarget: NSObject {
    var appearanceState: AppearanceState { get set }
}

extension UIView: AppearanceTarget {}
extension UIBarItem: AppearanceTarget {}

extension AppearanceTarget {
    /// Records the value of a property. The setter of each property that proxies support calls this method after
    /// storing the value.
    ///
    /// - Parameter path: The key path with which `value` is set on other objects.
    @inline(__always) func appearanceDidSet<Root: AppearanceTarget, Value>(
        _ property: AppearanceProperty, _ path: @autoclosure () -> ReferenceWritableKeyPath<Root, Value>, _ value: Value
    ) {
        if let rule = appearanceState.rule { return rule.set(property, path(), value) }
        appearanceState.recordSet(property)
    }

    /// Records a value that a method sets. The closure `apply` sets the value on other objects. `variant` identifies
    /// the method's other arguments, such as states.
    @inline(__always) func appearanceDidSet(
        _ property: AppearanceProperty, for variant: @autoclosure () -> [Int] = [], _ apply: @escaping (AnyObject) -> Void
    ) {
        if let rule = appearanceState.rule { return rule.set(property, for: variant(), apply) }
        appearanceState.recordSet(property)
    }

    /// Applies the values of all matching proxies.
    ///
    /// - Parameter start: The innermost container.
    func applyAppearanceProxies(in start: UIResponder?) {
        guard let store = ApplicationHost.current?.appearances, !store.isEmpty, appearanceState.rule == nil else { return }
        for rule in store.rules(for: self) where rule.applies(in: start) { rule.apply(to: self) }
    }
}
