import UIKit                            
import class UIKit.UIView
import Glibc           
import UIKit     

#if true    && !targetEnvironment(macCatalyst)
print("iOS", fabs(-1.0))
#else
print("another system")
#endif
#if os(macOS) || (true    && true                        )
print("simulator")
#endif
#if canImport(AppKit)
let selector = #selector(NSView.nothing)
#elseif canImport(UIKit)
var key: UInt8 = 0
objc_setAssociatedObject(UIApplication.self, &key, "value", .OBJC_ASSOCIATION_RETAIN)
#endif
if #unavailable(iOS 26.0)  { fatalError()
                               
} else {
    print("18")
}
func later() -> String {
    guard #unavailable(iOS 19)  else { return "earlier" }
    fatalError()  
}
print(later(), #line, #filePath.hasSuffix("main.swift"))
if #available(iOS 13, *) { print("13") }
autoreleasepool { print("pool") }
#if !false     && !os(Android)
typealias Color = UIColor
#endif
func root(_ value: Double = 9) -> Double { Glibc .sqrt(value) }
print(Color.red == .red, root(), "Darwin.sqrt")
UIKit     .objc_setAssociatedObject(UIApplication.self, &key, Glibc .fabs(-2), .OBJC_ASSOCIATION_RETAIN)
let object: AnyObject = UIView()
print(ClassTables.name(type(of: object))             , "type(of: object).description()")
