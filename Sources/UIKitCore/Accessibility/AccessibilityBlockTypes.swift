// The types of the closures that describe an object in place of values.

/// Returns any objects, or `nil`.
public typealias AXArrayReturnBlock = () -> [Any]?
/// Returns texts with attributes, or `nil`.
public typealias AXAttributedStringArrayReturnBlock = () -> [NSAttributedString]?
/// Returns a text with attributes, or `nil`.
public typealias AXAttributedStringReturnBlock = () -> NSAttributedString?
/// Returns a Boolean.
public typealias AXBoolReturnBlock = () -> Bool
/// Returns a kind of container.
public typealias AXContainerTypeReturnBlock = () -> UIAccessibilityContainerType
/// Returns actions of the app's own, or `nil`.
public typealias AXCustomActionsReturnBlock = () -> [UIAccessibilityCustomAction]?
/// Returns custom content, or `nil`.
public typealias AXCustomContentReturnBlock = () -> [AXCustomContent]?
/// Returns rotors, or `nil`.
public typealias AXCustomRotorsReturnBlock = () -> [UIAccessibilityCustomRotor]?
/// Returns a way to navigate.
public typealias AXNavigationStyleReturnBlock = () -> UIAccessibilityNavigationStyle
/// Returns an outline on the screen, or `nil`.
public typealias AXPathReturnBlock = () -> UIBezierPath?
/// Returns a point of the screen.
public typealias AXPointReturnBlock = () -> CGPoint
/// Returns a rectangle of the screen.
public typealias AXRectReturnBlock = () -> CGRect
/// Returns texts, or `nil`.
public typealias AXStringArrayReturnBlock = () -> [String]?
/// Returns a text, or `nil`.
public typealias AXStringReturnBlock = () -> String?
/// Returns traits.
public typealias AXTraitsReturnBlock = () -> UIAccessibilityTraits
/// Carries something out.
public typealias AXVoidReturnBlock = () -> Void
