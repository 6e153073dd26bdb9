import ArgumentParser
import Foundation
import Platform

/// `caret devices`: lists the devices that `--device` accepts.
struct DevicesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "devices",
        abstract: "Lists the devices that --device knows, with size, scale, safe areas, corners, cut-out and keyboard.")

    @Flag(help: "Writes JSON.")
    var json = false

    func run() throws {
        print(json ? try DeviceTable.json(DeviceProfile.all) : DeviceTable.text(DeviceProfile.all))
    }
}
