import AudioToolbox
import CaretTesting
import Foundation
import HeadlessBackend
import Synchronization
import TestFolders
import Testing

@testable import UIKitCore

/// Short sounds and vibrations.
@MainActor @Suite(.app) struct SystemSoundTests {
    private func launch() async throws -> TestApp { try await TestApp.launch(showing: { UIViewController() }) }

    private var haptics: Int { (ApplicationHost.current?.backend as? HeadlessBackend)?.playedHaptics.count ?? 0 }

    private func bytes(_ value: Int, _ count: Int, big: Bool = false) -> [UInt8] {
        let bytes = (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
        return big ? bytes.reversed() : bytes
    }

    /// A WAV file with 8,000 bytes per second, and a chunk of odd length before its data.
    private func wave(seconds: Int) -> Data {
        let format = bytes(1, 2) + bytes(1, 2) + bytes(8000, 4) + bytes(8000, 4) + bytes(1, 2) + bytes(8, 2)
        var body = Array("WAVEfmt ".utf8) + bytes(16, 4) + format
        body += Array("LIST".utf8) + bytes(3, 4) + [0, 0, 0, 0]
        body += Array("data".utf8) + bytes(8000 * seconds, 4) + [UInt8](repeating: 128, count: 8000 * seconds)
        return Data(Array("RIFF".utf8) + bytes(body.count, 4) + body)
    }

    /// An AIFF file at 8,000 Hz without data.
    private func aiff(seconds: Int) -> Data {
        let rate: [UInt8] = [0x40, 0x0B, 0xFA, 0, 0, 0, 0, 0, 0, 0]
        let body = Array("AIFFCOMM".utf8) + bytes(18, 4, big: true) + bytes(1, 2, big: true) + bytes(8000 * seconds, 4, big: true)
        return Data(Array("FORM".utf8) + bytes(body.count, 4, big: true) + body + bytes(8, 2, big: true) + rate)
    }

    /// A CAF file with uncompressed sound of one byte per frame at 8,000 Hz.
    private func core(seconds: Int) -> Data {
        let rate = bytes(Int(truncatingIfNeeded: (8000.0).bitPattern), 8, big: true)
        let format = rate + Array("lpcm".utf8) + bytes(0, 4) + [1, 1, 1, 8].flatMap { bytes($0, 4, big: true) }
        let head = Array("caff".utf8) + [0, 1, 0, 0] + Array("desc".utf8) + bytes(32, 8, big: true) + format
        return Data(head + Array("data".utf8) + bytes(4 + 8000 * seconds, 8, big: true))
    }

    private func file(_ name: String, _ data: Data) throws -> URL {
        let file = try TestFolder.make().appendingPathComponent(name)
        try data.write(to: file)
        return file
    }

    @Test func soundsAndVibrationsAreRecorded() async throws {
        let app = try await launch()
        AudioServicesPlaySystemSound(1104)
        #expect(haptics == 0)
        AudioServicesPlaySystemSound(kSystemSoundID_Vibrate)
        AudioServicesPlaySystemSound(SystemSoundID(kSystemSoundID_Vibrate))
        #expect(haptics == 2)
        AudioServicesPlayAlertSound(SystemSoundID(1315))
        #expect(haptics == 3)
        let played = app.system.sounds.played
        #expect(played.map(\.id) == [1104, 4095, 4095, 1315] && played.map(\.isVibration) == [false, true, true, false])
        #expect(played.map(\.isAlert) == [false, false, false, true] && played.allSatisfy { $0.url == nil })
        let texts = app.system.requests.requests(to: "sounds").map(\.text)
        #expect(texts == ["plays sound 1104", "vibrates", "vibrates", "plays sound 1315 as an alert"])
    }

    @Test func aSoundIsCreatedPlayedAndDisposed() async throws {
        let app = try await launch()
        var sound: SystemSoundID = 0
        let url = try file("Ping.wav", wave(seconds: 2))
        #expect(AudioServicesCreateSystemSoundID(url as CFURL, &sound) == kAudioServicesNoError && sound > 4095)
        var other: SystemSoundID = 0
        AudioServicesCreateSystemSoundID(url as CFURL, &other)
        #expect(other != sound && app.system.sounds.created == [url, url])
        AudioServicesPlaySystemSound(sound)
        #expect(app.system.sounds.played.map(\.url) == [url])
        #expect(AudioServicesDisposeSystemSoundID(sound) == kAudioServicesNoError)
        #expect(AudioServicesDisposeSystemSoundID(sound) == kAudioServicesSystemSoundUnspecifiedError)
        AudioServicesPlaySystemSound(sound)
        AudioServicesPlaySystemSound(0)
        #expect(app.system.sounds.played.count == 1 && app.system.sounds.created == [url])
    }

    @Test func theHandlerIsCalledAfterTheSound() async throws {
        let app = try await launch()
        let calls = Mutex<[Bool]>([])
        for (name, data) in [("Ping.wav", wave(seconds: 2)), ("Ping.aiff", aiff(seconds: 2)), ("Ping.caf", core(seconds: 2))] {
            calls.withLock { $0 = [] }
            var sound: SystemSoundID = 0
            AudioServicesCreateSystemSoundID(try file(name, data) as CFURL, &sound)
            AudioServicesPlaySystemSoundWithCompletion(sound) { @Sendable in calls.withLock { $0.append(MainQueue.isCurrent) } }
            await app.advance(by: .seconds(1.9))
            try await app.settle()
            #expect(calls.withLock { $0 }.isEmpty, "\(name)")
            await app.advance(by: .seconds(0.2))
            try await app.settle()
            #expect(calls.withLock { $0 } == [false], "\(name)")
        }
        AudioServicesPlayAlertSoundWithCompletion(kSystemSoundID_Vibrate) { @Sendable in calls.withLock { $0.append(true) } }
        AudioServicesPlaySystemSoundWithCompletion(9999) { @Sendable in calls.withLock { $0.append(true) } }
        AudioServicesPlaySystemSoundWithCompletion(1104, nil)
        await app.advance(by: .seconds(1))
        try await app.settle()
        #expect(calls.withLock { $0 }.count == 3)
    }

    @Test func filesWithFaultsHaveErrors() async throws {
        _ = try await launch()
        var sound: SystemSoundID = 7
        #expect(AudioServicesCreateSystemSoundID(URL(fileURLWithPath: "/no/such.wav") as CFURL, &sound) == -1500 && sound == 0)
        let address = try #require(URL(string: "https://example.com/a.wav"))
        #expect(AudioServicesCreateSystemSoundID(address as CFURL, &sound) == -1500)
        #expect(AudioServicesCreateSystemSoundID(try file("Long.wav", wave(seconds: 31)) as CFURL, &sound) == -1502 && sound == 0)
        for data in [Data(), Data("RIFF".utf8), wave(seconds: 1).prefix(40), aiff(seconds: 1).prefix(30), core(seconds: 1).prefix(30)] {
            #expect(AudioServicesCreateSystemSoundID(try file("Cut.wav", Data(data)) as CFURL, &sound) == 0 && sound > 0)
        }
    }
}
