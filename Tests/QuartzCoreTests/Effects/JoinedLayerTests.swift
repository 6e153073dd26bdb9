import Synchronization
import Testing

@testable import QuartzCore

@MainActor struct JoinedLayerTests {
    @Test func vibrantShapesTakeTheirColorFromBehind() {
        let screen = Screen(20, 20)
        screen.root.backgroundColor = CGColor(srgbRed: 0.5, green: 0, blue: 0, alpha: 1)
        let holder = screen.add(CGRect(x: 0, y: 0, width: 20, height: 20), nil)
        holder.effect = .vibrancy(.init(target: 1, strength: 0.5, saturation: 1))
        screen.add(CGRect(x: 0, y: 0, width: 10, height: 20), CGColor(srgbRed: 0, green: 1, blue: 0, alpha: 1), to: holder)
        screen.draw()
        #expect(screen.pixels[15, 10] == 0xFF80_0000)
        // Half way from the dark red to white, whatever colour the shape has.
        #expect(abs(screen.pixels.red(5, 10) - 192) <= 1)
        #expect(abs(Int(screen.pixels[5, 10] >> 8 & 255) - 128) <= 1)
    }

    @Test(arguments: [("multiplyBlendMode", 0xFF00_0000 as UInt32), ("screenBlendMode", 0xFFFF_FF00), ("normal", 0xFF00_FF00)])
    func aCompositingFilterBlendsTheLayerAsOnePicture(name: String, expected: UInt32) {
        let screen = Screen(10, 10)
        screen.root.backgroundColor = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
        let layer = screen.add(CGRect(x: 0, y: 0, width: 10, height: 10), .white)
        screen.add(layer.bounds, CGColor(srgbRed: 0, green: 1, blue: 0, alpha: 1), to: layer)
        layer.compositingFilter = name
        screen.draw()
        #expect(screen.pixels[5, 5] == expected)
        #expect(layer.compositingFilter as? String == name)
    }

    @Test func anUnknownFilterIsReportedAndChangesNothing() {
        let layer = CALayer()
        let count = Mutex(0)
        let recorder = Diagnostics.addRecorder { diagnostic in
            if diagnostic.code == "layer.filter" { count.withLock { $0 += 1 } }
        }
        layer.compositingFilter = "sepia"
        Diagnostics.remove(recorder: recorder)
        #expect(count.withLock { $0 } == 1 && layer.effect == nil)
    }

    @Test func aBlendedLayerHidesNothing() {
        let screen = Screen(10, 10)
        let layer = screen.add(CGRect(x: 0, y: 0, width: 10, height: 10), .white)
        layer.compositingFilter = "multiplyBlendMode"
        screen.root.backgroundColor = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)
        screen.draw()
        #expect(screen.pixels[5, 5] == 0xFF00_00FF)
    }
}
