/// Creates a selector from a name alone. Such a selector can be compared but does not call a method.
///
/// - Source: https://developer.apple.com/documentation/foundation/nsselectorfromstring(_:)
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

/// Returns the name of a selector, with a colon for each argument.
///
/// - Source: https://developer.apple.com/documentation/foundation/nsstringfromselector(_:)
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }
