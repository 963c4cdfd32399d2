/// The objects that all connections share: the API, the planned faults and the log.
struct Service: Sendable {
    let api: API
    let log = RequestLog()
    let faults = FaultPlan()
    let onRequest: (@Sendable (RecordedRequest) -> Void)?

    func record(_ request: RecordedRequest) {
        log.record(request)
        onRequest?(request)
    }

    /// Returns the steps on the wire for the request.
    func script(for request: Request) -> [WireStep] {
        let apiResponse = api.response(to: request.target)
        let correct = framed(response(to: request, apiResponse: apiResponse), for: request)
        guard let fault = faults.next(for: request.target) else {
            log.recordResponse(bytes: correct.bytes.count)
            return [.send(correct.bytes)]
        }
        if let script = fault.script(insteadOf: correct) { return script }
        let faulty = fault.response(insteadOf: correct, to: request, apiResponse: apiResponse) ?? correct
        return [.send(framed(faulty, for: request).bytes)]
    }

    func refusal(status: Int) -> Response {
        var response = Response(status: status, body: Array("{\"error\":\"Bad request\"}".utf8))
        response.keepsConnection = false
        return response
    }

    private func response(to request: Request, apiResponse: APIResponse) -> Response {
        if request.method == "GET" { return conditional(apiResponse, request.received.header("If-None-Match")) }
        return Response(status: 405, body: Array("{\"error\":\"Only GET is allowed\"}".utf8)).adding("Allow", "GET")
    }

    private func conditional(_ apiResponse: APIResponse, _ condition: String?) -> Response {
        let body = apiResponse.body()
        guard apiResponse.status == 200 else { return Response(status: apiResponse.status, body: body) }
        let tag = EntityTag(of: body)
        if let condition, tag.matches(condition) {
            return Response(status: 304, type: nil).adding("ETag", tag.text)
        }
        return Response(status: 200, type: apiResponse.type, body: body).adding("ETag", tag.text)
    }

    private func framed(_ response: Response, for request: Request) -> Response {
        var response = response
        response.keepsConnection = request.keepsConnection
        return response
    }
}

/// A connection that serves its requests until it ends.
struct Connection {
    let socket: Socket
    let service: Service

    func serve() {
        var reader = RequestReader(socket)
        while true {
            switch reader.next() {
            case .request(let request):
                service.record(request.received)
                guard socket.play(service.script(for: request)) else { return }
                guard request.keepsConnection else { return leave() }
            case .bad(let status):
                _ = socket.send(service.refusal(status: status).bytes)
                return leave()
            case .ended:
                return
            }
        }
    }

    /// Ends the connection so that the sent bytes arrive; closing it with unread input would drop them.
    private func leave() {
        socket.finishSending()
        var patience = 64
        while patience > 0, socket.hasInput(within: 500), socket.receive() != nil { patience -= 1 }
    }
}
