import CaretTesting
import Testing

@testable import UIKitCore

@MainActor @Suite(.app) struct TintColorTests {
    @Test func theTintColorIsInherited() throws {
        try TestHost.run { host in
            let window = host.makeWindow()
            let outer = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
            let inner = UIView(frame: outer.bounds)
            inner.backgroundColor = .tintColor
            outer.addSubview(inner)
            window.addSubview(outer)
            host.step()
            #expect(host.pixel(5, 5) == [0, 122, 255])
            outer.tintColor = .red
            host.step()
            #expect(host.pixel(5, 5) == [255, 0, 0])
            inner.tintColor = .green
            host.step()
            #expect(host.pixel(5, 5) == [0, 255, 0])
            inner.tintColor = nil
            window.addSubview(inner)
            host.step()
            #expect(host.pixel(5, 5) == [0, 122, 255])
        }
    }

    @Test func drawnViewsAreRedrawnInTheNewTint() throws {
        try TestHost.run { host in
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
            (label.text, label.textColor, label.font) = ("████", .tintColor, .systemFont(ofSize: 30))
            host.makeWindow().addSubview(label)
            label.tintColor = .red
            host.step()
            #expect(host.pixel(20, 15) == [255, 0, 0])
            label.tintColor = .green
            host.step()
            #expect(host.pixel(20, 15) == [0, 255, 0])
        }
    }

    @Test func noTraitChangeIsReportedForATint() throws {
        try TestHost.run { host in
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
            host.makeWindow().addSubview(view)
            host.step()
            let before = view.traitCollection
            view.tintColor = .red
            #expect(view.traitCollection == before)
            #expect(UIColor.tintColor.resolvedColor(with: view.traitCollection) == UIColor.red)
            #expect(UIColor.tintColor.resolvedColor(with: before) == UIColor.systemBlue.resolvedColor(with: before))
        }
    }
}
