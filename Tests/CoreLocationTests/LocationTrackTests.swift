import CoreLocation
import Foundation
import Testing

/// Recorded journeys.
@Suite struct LocationTrackTests {
    private static let journey = """
        <?xml version="1.0"?><gpx><!-- <trkpt lat="9" lon="9"/> -->
        <wpt lat="1" lon="1"/>
        <trk><trkseg>
        <trkpt lat="51.5432" lon="-0.0554"><ele>21.5</ele><time>2026-11-21T10:00:00Z</time></trkpt>
        <trkpt lon='-0.0560' lat='51.5440'><time>2026-11-21T10:00:04.5Z</time><course>310</course><speed>1.5</speed></trkpt>
        </trkseg><trkseg><trkpt lat="51.5450" lon="-0.0570"/></trkseg></trk></gpx>
        """

    @Test func pointsAreReadInOrder() throws {
        let points = try LocationTrack(gpx: Data(Self.journey.utf8)).points
        #expect(points.map(\.coordinate.latitude) == [51.5432, 51.5440, 51.5450])
        #expect(points[0].altitude == 21.5 && points[0].verticalAccuracy > 0)
        #expect(points[1].course == 310 && points[1].speed == 1.5 && points[1].verticalAccuracy < 0)
        #expect(points[1].timestamp.timeIntervalSince(points[0].timestamp) == 4.5)
    }

    @Test(
        arguments: [
            (Data([0xFF, 0xFE, 0x00]), .notText), (Data("<gpx></gpx>".utf8), .noPoints), (Data(), .noPoints),
            (Data("<trkpt lat='1' lon='2'/><trkpt lat='91' lon='2'/>".utf8), .noPlace(point: 2)),
            (Data("<trkpt lat='1'/>".utf8), .noPlace(point: 1)), (Data("<trkpt lat='1' lon='2'".utf8), .noPoints),
        ] as [(Data, LocationTrackError)])
    func anInvalidTrackReportsTheReason(data: Data, error: LocationTrackError) {
        #expect(throws: error) { try LocationTrack(gpx: data) }
    }

    @Test func aTrackIsReplayedByItsTimes() async throws {
        let clock = RecordingClock()
        let track = try LocationTrack(gpx: Data(Self.journey.utf8), pace: .recorded(speed: 3), clock: clock)
        var count = 0
        for try await _ in track.locations(for: LocationRequest()) { count += 1 }
        #expect(count == 3)
        #expect(clock.pauses == [.seconds(1.5), .seconds(1.0 / 3)])
    }

    @Test func pausesEndHoweverSlowlyTheTrackIsReplayed() async throws {
        let clock = RecordingClock()
        let track = try LocationTrack(gpx: Data(Self.journey.utf8), pace: .recorded(speed: 1e-300), clock: clock)
        var count = 0
        for try await _ in track.locations(for: LocationRequest()) { count += 1 }
        #expect(count == 3 && clock.pauses == [.seconds(1e9), .seconds(1e9)])
    }

    @Test func aPlaceOrAFileIsSpecifiedByText() throws {
        let fixed = try #require(LocationSource.named("51.5, -0.1") as? FixedLocation)
        #expect(fixed.location.coordinate.longitude == -0.1)
        for text in ["none", "north", "91,0", "/nowhere/at/all.gpx", "1,2,3"] {
            #expect(LocationSource.named(text) is UnknownLocation)
        }
        for text in ["", "system"] { #expect(LocationSource.named(text) is SystemLocation) }
    }
}
