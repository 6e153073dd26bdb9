/// Makes a selector that has a name only: it can be compared, and never calls anything.
///
/// - Source: https://developer.apple.com/documentation/foundation/nsselectorfromstring(_:)
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

/// The name of a selector, with a colon for each argument.
///
/// - Source: https://developer.apple.com/documentation/foundation/nsstringfromselector(_:)
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }
