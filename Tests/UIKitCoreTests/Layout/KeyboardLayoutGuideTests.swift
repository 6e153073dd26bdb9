import Testing

@testable import UIKitCore

@MainActor @Suite(.app) struct KeyboardLayoutGuideTests {
    private func post(_ name: Notification.Name, _ frame: CGRect, duration: Double = 0) {
        NotificationCenter.default.post(
            name: name, object: nil,
            userInfo: [
                UIResponder.keyboardFrameEndUserInfoKey: frame, UIResponder.keyboardAnimationDurationUserInfoKey: duration,
                UIResponder.keyboardAnimationCurveUserInfoKey: 3,
            ])
    }

    private func field(in window: UIWindow) -> UIView {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        window.addSubview(view)
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: window.leftAnchor), view.widthAnchor.constraint(equalToConstant: 100),
            view.heightAnchor.constraint(equalToConstant: 40),
            view.bottomAnchor.constraint(equalTo: window.keyboardLayoutGuide.topAnchor),
        ])
        return view
    }

    @Test func `a view on the keyboard rises and sinks with it`() throws {
        try TestHost.run { host in
            let window = host.makeWindow()
            let view = field(in: window)
            host.step(2)
            #expect(view.frame.maxY == 844 - window.safeAreaInsets.bottom)
            post(UIResponder.keyboardWillShowNotification, CGRect(x: 0, y: 508, width: 390, height: 336))
            host.step()
            #expect(view.frame.maxY == 508)
            #expect(window.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 508, width: 390, height: 336))
            post(UIResponder.keyboardWillHideNotification, CGRect(x: 0, y: 844, width: 390, height: 336))
            host.step()
            #expect(view.frame.maxY == 844 - window.safeAreaInsets.bottom)
        }
    }

    @Test func `the guide moves with the keyboard's duration`() throws {
        try TestHost.run { host in
            let window = host.makeWindow()
            let view = field(in: window)
            host.step(2)
            let start = view.frame.maxY
            post(UIResponder.keyboardWillChangeFrameNotification, CGRect(x: 0, y: 444, width: 390, height: 400), duration: 1)
            #expect(view.frame.maxY == 444)
            host.advance(0.5)
            let shown = try #require(view.layer.presentation()).frame.maxY
            #expect(abs(shown - (start + 444) / 2) < 10)
            host.advance(0.6)
            #expect(view.layer.presentation()?.frame.maxY ?? 444 == 444)
        }
    }

    @Test func `without the safe area the guide ends at the view's edge`() throws {
        try TestHost.run { host in
            let window = host.makeWindow()
            let guide = window.keyboardLayoutGuide
            #expect(guide.usesBottomSafeArea && guide === window.keyboardLayoutGuide)
            guide.usesBottomSafeArea = false
            #expect(guide.layoutFrame == CGRect(x: 0, y: 844, width: 390, height: 0))
        }
    }

    @Test func `in a view that ends above the window's edge the guide begins there`() throws {
        try TestHost.run { host in
            let window = host.makeWindow()
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
            window.addSubview(view)
            host.step()
            #expect(view.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 400, width: 390, height: 444))
            post(UIResponder.keyboardWillShowNotification, CGRect(x: 0, y: 300, width: 390, height: 544))
            #expect(view.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 300, width: 390, height: 544))
        }
    }

    @Test func `a floating keyboard is followed on request`() throws {
        try TestHost.run { host in
            let window = host.makeWindow()
            let guide = window.keyboardLayoutGuide
            let floating = CGRect(x: 20, y: 300, width: 200, height: 150)
            post(UIResponder.keyboardWillChangeFrameNotification, floating)
            #expect(guide.layoutFrame.height == window.safeAreaInsets.bottom)
            guide.followsUndockedKeyboard = true
            #expect(guide.layoutFrame == floating)
            let near = window.heightAnchor.constraint(greaterThanOrEqualToConstant: 1)
            let away = window.heightAnchor.constraint(greaterThanOrEqualToConstant: 2)
            guide.setConstraints([near], activeWhenNearEdge: .leading)
            guide.setConstraints([away], activeWhenAwayFrom: .leading)
            #expect(near.isActive && !away.isActive)
            post(UIResponder.keyboardWillChangeFrameNotification, floating.offsetBy(dx: 80, dy: 0))
            #expect(!near.isActive && away.isActive)
            guide.removeAllTrackedConstraints()
            #expect(!away.isActive && guide.constraintsActive(whenNearEdge: .leading).isEmpty)
        }
    }
}
