#if canImport(SwiftUI)
import SwiftUI
struct Other: View {}
#endif
import UIKit

final class Kept: UIView { @objc func tap() {} }
