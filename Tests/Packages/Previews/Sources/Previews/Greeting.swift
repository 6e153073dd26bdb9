import UIKit

final class Greeting: UILabel {
    convenience init(_ name: String) {
        self.init(frame: .zero)
        text = "Hello, \(name)"
    }
}

#Preview("Traps") { () -> UIView in fatalError("a preview that traps ends no other") }

#Preview("Short", traits: .fixedLayout(width: 120, height: 40)) { Greeting("Ada") }
