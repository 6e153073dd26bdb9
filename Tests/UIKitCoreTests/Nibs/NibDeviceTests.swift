import Testing
import UIKit

@testable import UIKitCore

/// The device that a file was designed for.
@MainActor struct NibDeviceTests {
    private func read(_ words: String) throws -> NibDevice? {
        let text = String(decoding: NibFixture.storyboard(""), as: UTF8.self)
            .replacing("<scenes>", with: "\(words)<scenes>")
        let file = try TestFolder.make().appendingPathComponent("A.storyboard")
        try Data(text.utf8).write(to: file)
        return try NibDevice(of: file)
    }

    @Test func theFileDeterminesPropertiesThatTheCommandLineOmits() throws {
        let device = try #require(try read("<device id=\"retina6_12\" orientation=\"portrait\" appearance=\"dark\"/>"))
        let all = [
            "CARET_SIZE": "393x852", "CARET_SCALE": "3.0", "CARET_SAFE_AREA": "59.0,0.0,34.0,0.0", "CARET_APPEARANCE": "dark",
        ]
        #expect(device.environment(over: [:]) == all)
        #expect(
            device.environment(over: ["CARET_APPEARANCE": "light", "CARET_SCALE": "1"])
                == all.merging(["CARET_APPEARANCE": "light", "CARET_SCALE": "1"]) { $1 })
        #expect(
            device.environment(over: ["CARET_SIZE": "10x20"])
                == ["CARET_SIZE": "10x20", "CARET_SCALE": "3.0", "CARET_APPEARANCE": "dark"])
        #expect(device.environment(over: ["CARET_DEVICE": "iPad 11"]) == ["CARET_DEVICE": "iPad 11", "CARET_APPEARANCE": "dark"])
    }

    @Test func aFrameIsDrawnAroundTheDeviceByItsName() throws {
        let device = try #require(try read("<device id=\"retina6_12\" orientation=\"landscape\" appearance=\"light\"/>"))
        let frame = device.environment(over: ["CARET_FRAME": "yes"])
        #expect(frame["CARET_DEVICE"] == "iPhone 15" && frame["CARET_ORIENTATION"] == "landscape-left" && frame["CARET_SIZE"] == nil)
    }

    @Test func aDeviceInLandscapeHasItsOwnEdges() throws {
        let phone = try #require(try read("<device id=\"retina6_1\" orientation=\"landscape\"/>"))
        #expect(phone.metrics.size == CGSize(width: 896, height: 414) && phone.metrics.safeArea.left == 48 && phone.metrics.scale == 2)
        let old = try #require(try read("<device id=\"retina4_7\" orientation=\"landscape\" appearance=\"light\"/>"))
        #expect(old.metrics.safeArea == .zero && old.metrics.appearance == .light)
        let pad = try #require(try read("<device id=\"ipad9_7\" orientation=\"landscape\" layout=\"fullscreen\"/>"))
        #expect(pad.metrics.size == CGSize(width: 1024, height: 768) && pad.metrics.safeArea.top == 20)
    }

    @Test(arguments: ["", "<device id=\"watch38\"/>", "<device/>"]) func otherDevicesAreUnknown(_ words: String) throws {
        #expect(try read(words) == nil)
    }
}
