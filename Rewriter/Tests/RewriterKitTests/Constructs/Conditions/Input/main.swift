import UIKit.UIGestureRecognizerSubclass
import class UIKit.UIView
import func Darwin.fabs
import ObjectiveC

#if os(iOS) && !targetEnvironment(macCatalyst)
print("iOS", fabs(-1.0))
#else
print("another system")
#endif
#if os(macOS) || (os(iOS) && targetEnvironment(simulator))
print("simulator")
#endif
#if canImport(AppKit)
let selector = #selector(NSView.nothing)
#elseif canImport(UIKit)
var key: UInt8 = 0
objc_setAssociatedObject(UIApplication.self, &key, "value", .OBJC_ASSOCIATION_RETAIN)
#endif
if #available(iOS 26.0, *) {
    UIView.somethingNew(of: 26)
} else {
    print("18")
}
func later() -> String {
    guard #available(iOS 19, *) else { return "earlier" }
    return "later"
}
print(later(), #line, #filePath.hasSuffix("main.swift"))
if #available(iOS 13, *) { print("13") }
autoreleasepool { print("pool") }
#if !os(Linux) && !os(Android)
typealias Color = UIColor
#endif
func root(_ value: Double = 9) -> Double { Darwin.sqrt(value) }
print(Color.red == .red, root(), "Darwin.sqrt")
ObjectiveC.objc_setAssociatedObject(UIApplication.self, &key, Darwin.fabs(-2), .OBJC_ASSOCIATION_RETAIN)
let object: AnyObject = UIView()
print(type(of: object).description(), "type(of: object).description()")
