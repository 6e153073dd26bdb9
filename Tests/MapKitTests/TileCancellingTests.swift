#if Web || WindowAndWeb
    import CaretTesting
    import Foundation
    import MapEngines
    import Testing
    import UIKit

    @testable import MapKit

    /// Tiles over a real connection, from a slow server.
    @MainActor @Suite(.app) struct TileCancellingTests {
        nonisolated private static let width = 3

        private func stage(over tiles: MKTileOverlay, at place: CLLocationCoordinate2D) async throws -> MapStage {
            let stage = try await MapStage { $0.region = Self.region(place) }
            stage.teller.makeRenderer = { _ in MKTileOverlayRenderer(tileOverlay: tiles) }
            stage.map.addOverlay(tiles)
            await stage.app.advance(frames: 2)
            return stage
        }

        private static func region(_ place: CLLocationCoordinate2D) -> MKCoordinateRegion {
            MKCoordinateRegion(center: place, latitudinalMeters: 2000, longitudinalMeters: 2000)
        }

        private func tiles(of server: SlowTileServer) -> MKTileOverlay {
            let tiles = MKTileOverlay(urlTemplate: server.template)
            tiles.cacheFolder = nil
            tiles.maximumConcurrentLoads = Self.width
            return tiles
        }

        /// Returns the longitude between the tile of a path and a coordinate, in degrees.
        private func distance(_ path: String, to place: CLLocationCoordinate2D) -> Double {
            let numbers = path.split { "/.".contains($0) }.compactMap { Double($0) }
            guard numbers.count == 3 else { return .infinity }
            return abs((numbers[1] + 0.5) / exp2(numbers[0]) * 360 - 180 - place.longitude)
        }

        @Test func unneededRequestsAreCancelledOnTheirConnection() async throws {
            let server = try await SlowTileServer()
            let stage = try await stage(over: tiles(of: server), at: MapStage.hackney)
            let first = await server.wait { $0.open == Self.width }
            #expect(first.asked.count == Self.width && first.abandoned.isEmpty)

            let paris = CLLocationCoordinate2D(latitude: 48.85, longitude: 2.35)
            stage.map.region = Self.region(paris)
            await stage.app.advance(frames: 2)
            let moved = await server.wait { $0.abandoned.count == Self.width && $0.open == Self.width }
            #expect(Set(moved.abandoned) == Set(first.asked) && moved.asked.count == 2 * Self.width)
            #expect(moved.asked.dropFirst(Self.width).allSatisfy { distance($0, to: paris) < 0.1 }, "\(moved.asked)")
            await server.stop()
        }

        /// A cancellation that waited for the session's queue would not return.
        @Test(.timeLimit(.minutes(1))) func aRequestMayBeCancelledWhileItIsAnswered() async throws {
            let server = try await SlowTileServer()
            let url = try #require(URL(string: server.template.replacingOccurrences(of: "{z}/{x}/{y}", with: "1/2/3")))
            for number in 0..<200 {
                let task = Task { try await NetworkTileTransport().response(from: url, userAgent: "test") }
                _ = await server.wait { $0.asked.count > number }
                server.answerAll()
                for _ in 0..<number { await Task.yield() }
                task.cancel()
                _ = await task.result
            }
            await server.stop()
        }

        @Test func tilesThatStayVisibleAreNotRequestedAgain() async throws {
            let server = try await SlowTileServer()
            let stage = try await stage(over: tiles(of: server), at: MapStage.hackney)
            let first = await server.wait { $0.open == Self.width }
            var near = MapStage.hackney
            near.longitude += 0.001
            stage.map.region = Self.region(near)
            await stage.app.advance(frames: 2)
            // Responses free capacity for the next requests: none of the first is among them.
            server.answerAll()
            let next = await server.wait { $0.open == Self.width }
            #expect(next.abandoned.isEmpty && Set(next.asked).count == next.asked.count && next.asked.count == 2 * Self.width)
            #expect(next.asked.prefix(Self.width) == first.asked[...])
            await server.stop()
        }

        @Test func aRemovedOverlayNeedsNoTiles() async throws {
            let server = try await SlowTileServer()
            let tiles = tiles(of: server)
            let stage = try await stage(over: tiles, at: MapStage.hackney)
            _ = await server.wait { $0.open == Self.width }
            stage.map.removeOverlay(tiles)
            await stage.app.advance(frames: 2)
            let rest = await server.wait { $0.open == 0 }
            #expect(rest.abandoned.count == Self.width && rest.asked.count == Self.width)
            await server.stop()
        }
    }
#endif
