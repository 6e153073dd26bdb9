import Foundation

/// A request of a geocoder, which calls its handler once.
@MainActor final class GeocodingRequest {
    private var handler: CLGeocodeCompletionHandler?
    private var task: Task<Void, Never>?

    init(_ handler: @escaping CLGeocodeCompletionHandler) { self.handler = handler }

    /// Sends the request to the service. The request exists until it receives the response, even if its geocoder is
    /// deallocated.
    ///
    /// - Parameter onResponse: Called directly before the handler.
    func begin(_ query: GeocodingQuery, at service: any GeocodingService, onResponse: @escaping @MainActor () -> Void) {
        task = Task {
            let result = await Self.fetchResult(query, at: service)
            guard let handler = self.handler else { return }
            self.handler = nil
            onResponse()
            switch result {
            case .success(let placemarks): handler(placemarks, nil)
            case .failure(let error): handler(nil, error)
            }
        }
    }

    /// Cancels the request. The handler receives ``CLError/Code/geocodeCanceled`` asynchronously.
    func cancel() {
        task?.cancel()
        guard let handler else { return }
        self.handler = nil
        Task { handler(nil, CLError(.geocodeCanceled)) }
    }

    private static func fetchResult(_ query: GeocodingQuery, at service: any GeocodingService) async -> Result<[CLPlacemark], CLError> {
        do {
            let placemarks = try await service.placemarks(for: query)
            return placemarks.isEmpty ? .failure(CLError(.geocodeFoundNoResult)) : .success(placemarks)
        } catch let error as CLError {
            return .failure(error)
        } catch is CancellationError {
            return .failure(CLError(.geocodeCanceled))
        } catch {
            return .failure(CLError(.network))
        }
    }
}
