@preconcurrency import UIKit.UIGestureRecognizerSubclass; import Foundation.NSObject; import os.log
import struct Foundation.Date
@_exported import class UIKit.UIView
/* import Darwin */ import Darwin.C // import ObjectiveC.runtime
import ObjectiveC.runtime
import func Darwin.floor; import typealias Foundation.TimeInterval
private import QuartzCore.CALayer
internal import CoreGraphics.CGGeometry; import Dispatch.queue
import protocol UIKit.UIScrollViewDelegate
import enum UIKit.UIUserInterfaceStyle
#if canImport(NoSuchModule)
import NoSuchModule
#elseif canImport(UIKit.UIGestureRecognizerSubclass) && !targetEnvironment(macCatalyst)
import UIKit.UIGestureRecognizerSubclass
#endif

let text = "import Darwin.C; import ObjectiveC"
final class Recognizer: UIGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
}
var key: UInt8 = 0
objc_setAssociatedObject(Recognizer.self, &key, text, .OBJC_ASSOCIATION_RETAIN)
os_log("logged")
print(floor(2.5), Recognizer().state == .possible, text, CALayer().opacity, UIUserInterfaceStyle.dark.rawValue, #line)
