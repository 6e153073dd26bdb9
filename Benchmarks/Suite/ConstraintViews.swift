import Foundation
import UIKit
import UIKitCore

/// W5 with views: the cost of constraints of 1,000 views until all frames are set, and that of setting frames alone.
@MainActor enum ConstraintViews {
    /// The results in milliseconds, without limits, for comparison with the solver's.
    static func figures() throws -> [String: Double] {
        let app = try HeadlessApp { UIViewController() }
        defer { app.host.terminate() }
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        var views: [UIView] = []
        var first: NSLayoutConstraint?
        let build = ConstraintSystems.time {
            for _ in 0..<ConstraintSystems.count { views.append(add(to: root, after: views.last, &first)) }
            root.layoutIfNeeded()
        }
        let edit = ConstraintSystems.time {
            for step in 1...10 {
                first?.constant = CGFloat(16 + step)
                root.layoutIfNeeded()
            }
        }
        let resize = ConstraintSystems.time {
            for step in 1...10 {
                root.bounds.size.height = CGFloat(844 + step)
                root.layoutIfNeeded()
            }
        }
        let frames = ConstraintSystems.time {
            for step in 1...10 {
                for (index, view) in views.enumerated() { view.frame = CGRect(x: index + step, y: 10, width: 50, height: 422 + step) }
            }
        }
        return ["views.build": build, "views.edit": edit / 10, "views.resize": resize / 10, "views.frames": frames / 10]
    }

    /// Adds a link of the chain: to the right of the previous view, with half the height of the root.
    private static func add(to root: UIView, after last: UIView?, _ first: inout NSLayoutConstraint?) -> UIView {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        let follow = view.leftAnchor.constraint(equalTo: last?.rightAnchor ?? root.leftAnchor, constant: last == nil ? 16 : 8)
        first = first ?? follow
        NSLayoutConstraint.activate([
            follow, view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10), view.widthAnchor.constraint(equalToConstant: 50),
            view.heightAnchor.constraint(equalTo: root.heightAnchor, multiplier: 0.5),
        ])
        return view
    }
}
