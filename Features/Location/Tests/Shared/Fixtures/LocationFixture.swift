/// Responses of the API.
enum LocationFixture {
    static let one = #"""
        {
          "id": 1,
          "name": "Earth (C-137)",
          "type": "Planet",
          "dimension": "Dimension C-137",
          "residents": ["https://rickandmortyapi.com/api/character/38", "https://rickandmortyapi.com/api/character/45"],
          "created": "2017-11-10T12:42:04.162Z"
        }
        """#

    static let page = #"{"info": {"count": 1, "pages": 1, "next": null, "prev": null}, "results": [\#(one)]}"#
}
