// The types of the closures that provide accessibility values on demand.

/// A closure that returns objects, or `nil`.
public typealias AXArrayReturnBlock = () -> [Any]?
/// A closure that returns attributed strings, or `nil`.
public typealias AXAttributedStringArrayReturnBlock = () -> [NSAttributedString]?
/// A closure that returns an attributed string, or `nil`.
public typealias AXAttributedStringReturnBlock = () -> NSAttributedString?
/// A closure that returns a Boolean.
public typealias AXBoolReturnBlock = () -> Bool
/// A closure that returns a container type.
public typealias AXContainerTypeReturnBlock = () -> UIAccessibilityContainerType
/// A closure that returns custom actions, or `nil`.
public typealias AXCustomActionsReturnBlock = () -> [UIAccessibilityCustomAction]?
/// A closure that returns custom content, or `nil`.
public typealias AXCustomContentReturnBlock = () -> [AXCustomContent]?
/// A closure that returns custom rotors, or `nil`.
public typealias AXCustomRotorsReturnBlock = () -> [UIAccessibilityCustomRotor]?
/// A closure that returns a navigation style.
public typealias AXNavigationStyleReturnBlock = () -> UIAccessibilityNavigationStyle
/// A closure that returns an outline in screen coordinates, or `nil`.
public typealias AXPathReturnBlock = () -> UIBezierPath?
/// A closure that returns a point in screen coordinates.
public typealias AXPointReturnBlock = () -> CGPoint
/// A closure that returns a rectangle in screen coordinates.
public typealias AXRectReturnBlock = () -> CGRect
/// A closure that returns strings, or `nil`.
public typealias AXStringArrayReturnBlock = () -> [String]?
/// A closure that returns a string, or `nil`.
public typealias AXStringReturnBlock = () -> String?
/// A closure that returns accessibility traits.
public typealias AXTraitsReturnBlock = () -> UIAccessibilityTraits
/// A closure that performs an action.
public typealias AXVoidReturnBlock = () -> Void
