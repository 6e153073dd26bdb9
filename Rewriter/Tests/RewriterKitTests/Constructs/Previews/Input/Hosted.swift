#if canImport(SwiftUI)
import SwiftUI
#endif
import UIKit

final class Hosted: UIView { @objc func show() {} }
@available(iOS 17.0, *)
#Preview { Card() }
#Preview("Left out", traits: .landscapeLeft) {
    Card().padding()
}
