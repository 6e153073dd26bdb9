import UIKit

@testable import Caret

extension UIControl {
    /// The number of closures that the control calls.
    var handlerCount: Int { RetainedHandler.all(of: self).count }
}
