@preconcurrency import UIKit                            ; import Foundation         ; import os    
import struct Foundation.Date
@_exported import class UIKit.UIView
/* import Darwin */ import Glibc    // import ObjectiveC.runtime
import UIKit             
import Glibc            ; import typealias Foundation.TimeInterval
private import QuartzCore        
internal import CoreGraphics           ; import Dispatch      
import protocol UIKit.UIScrollViewDelegate
import enum UIKit.UIUserInterfaceStyle
#if canImport(NoSuchModule)
import NoSuchModule
#elseif canImport(UIKit)                             && !targetEnvironment(macCatalyst)
import UIKit                            
#endif

let text = "import Darwin.C; import ObjectiveC"
final class Recognizer: UIGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
}
var key: UInt8 = 0
objc_setAssociatedObject(Recognizer.self, &key, text, .OBJC_ASSOCIATION_RETAIN)
os_log("logged")
print(floor(2.5), Recognizer().state == .possible, text, CALayer().opacity, UIUserInterfaceStyle.dark.rawValue, #line)
