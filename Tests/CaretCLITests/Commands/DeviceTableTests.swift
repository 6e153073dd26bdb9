import Foundation
import Platform
import Testing

@testable import CaretCLI

/// The output of `caret devices`.
struct DeviceTableTests {
    private func line(_ name: String) throws -> [String] {
        let lines = DeviceTable.text(DeviceProfile.all).split(separator: "\n").map(String.init)
        let line = try #require(lines.first { $0.hasPrefix(name + "  ") })
        return line.components(separatedBy: "  ").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    }

    @Test func everyDeviceHasALine() throws {
        let lines = DeviceTable.text(DeviceProfile.all).split(separator: "\n")
        #expect(lines.count == DeviceProfile.all.count + 1)
        #expect(
            try line("iPhone 14")
                == ["iPhone 14", "390x844", "3", "1170x2532", "47,0,34,0", "0,47,21,47", "47.33", "notch 162x33.67", "291, 181"])
        #expect(
            try line("iPhone 16")
                == ["iPhone 16", "393x852", "3", "1179x2556", "59,0,34,0", "0,59,21,59", "55", "island 126x37.33 at 11", "291, 181"])
        #expect(try line("iPhone SE") == ["iPhone SE", "375x667", "2", "750x1334", "20,0,0,0", "0,0,0,0", "0", "none", "216, 162"])
        #expect(
            try line("iPad Pro 13 M4")
                == ["iPad Pro 13 M4", "1032x1376", "2", "2064x2752", "24,0,20,0", "24,0,20,0", "30", "none", "350.5, 446"])
    }

    @Test func jsonContainsTheSame() throws {
        let json = try DeviceTable.json(DeviceProfile.all)
        let devices = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [[String: Any]])
        #expect(devices.map { $0["name"] as? String } == DeviceProfile.all.map(\.name))
        let phone = try #require(devices.first { $0["name"] as? String == "iPhone 14" })
        #expect(phone["width"] as? Double == 390 && phone["scale"] as? Double == 3 && phone["cornerRadius"] as? Double == 47.33)
        #expect((phone["safeArea"] as? [String: Double])?["bottom"] == 34)
        #expect((phone["landscapeSafeArea"] as? [String: Double])?["left"] == 47)
        #expect((phone["keyboard"] as? [String: Double])?["portrait"] == 291)
        #expect((phone["cutout"] as? [String: Double])?["x"] == 114)
        let old = try #require(devices.first { $0["name"] as? String == "iPhone SE" })
        #expect(old["cutout"] == nil && old["hasHomeButton"] as? Bool == true)
    }

    @Test func theDocumentHasTheSameTable() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let file = folder.deletingLastPathComponent().appendingPathComponent("Documentation/DEVICES.md")
        let text = try String(contentsOf: file, encoding: .utf8)
        let listing = try #require(text.components(separatedBy: "```text\n").dropFirst().first?.components(separatedBy: "\n```").first)
        #expect(listing == DeviceTable.text(DeviceProfile.all), "copy what `caret devices` prints into Documentation/DEVICES.md")
    }
}
