import Foundation
import Platform
import Testing

/// The state of the battery in the kernel's list.
@Suite struct PowerSupplyTests {
    /// Creates a list of supplies, each a list of files, while `body` runs.
    private func withSupplies<Result>(_ supplies: [String: [String: String]], _ body: (String) throws -> Result) throws -> Result {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("caret-\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        for (name, files) in supplies {
            let supply = folder.appendingPathComponent(name)
            try FileManager.default.createDirectory(at: supply, withIntermediateDirectories: true)
            for (file, text) in files { try Data("\(text)\n".utf8).write(to: supply.appendingPathComponent(file)) }
        }
        return try body(folder.path)
    }

    @Test func theFirstBatteryOfTheMachineCounts() throws {
        let supplies = [
            "AC": ["type": "Mains", "online": "1"],
            "BAT0": ["type": "Battery", "capacity": "87", "status": "Discharging"],
            "AMouse": ["type": "Battery", "scope": "Device", "capacity": "10", "status": "Discharging"],
        ]
        #expect(try withSupplies(supplies) { PowerSupply.battery(in: $0) } == PowerSupply(level: 0.87, status: .discharging))
    }

    @Test(arguments: [
        ("Charging", PowerSupply.Status.charging), ("Full", .full), ("Not charging", .full), ("Unknown", .unknown), ("", .unknown),
    ])
    func theStatusIsTheKernels(_ word: String, _ status: PowerSupply.Status) throws {
        let supplies = ["BAT1": ["type": "Battery", "capacity": "140", "status": word]]
        #expect(try withSupplies(supplies) { PowerSupply.battery(in: $0) } == PowerSupply(level: 1, status: status))
    }

    @Test(arguments: [[:], ["BAT0": ["type": "Battery"]], ["BAT0": ["type": "Battery", "capacity": "nan"]], ["AC": ["type": "Mains"]]])
    func withoutTheListThereIsNoBattery(_ supplies: [String: [String: String]]) throws {
        #expect(try withSupplies(supplies) { PowerSupply.battery(in: $0) } == nil)
    }
}
